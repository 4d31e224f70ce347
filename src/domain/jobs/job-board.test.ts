import { readCriteria } from './job-address.ts'
import { decodeRows } from '#contract/payload.ts'
import { expect, test } from 'vitest'
import { fixtureA, fixtureOffices, makeOffice, makePosting, repeatFixtureA } from './fixture-a.testing.ts'
import { searchJobs, type JobBoard } from './job-board.ts'
import { openingJobBoard, openJobBoard } from './open-board.ts'
import {
  clearFilters,
  noCriteria,
  setKeyword,
  setPage,
  setPageSize,
  setSort,
  toggleFilter,
  toggleSaved,
  toggleState,
  type JobCriteria,
} from './job-criteria.ts'

const board = openJobBoard(fixtureA, fixtureOffices)
const with_ = (changes: Partial<JobCriteria>): JobCriteria => ({ ...noCriteria, ...changes })
const listJobIds = (from: JobBoard, places: readonly number[]) =>
  places.map((at) => Number(from.postings[at]?.JobPosting_ID))
const find = (criteria: JobCriteria, savedIds: readonly string[] = []) =>
  listJobIds(board, searchJobs(board, criteria, savedIds).order)

const [alexandria, arlington, quantico] = ['alexandria|virginia', 'arlington|virginia', 'quantico|virginia']
const virginia = [alexandria, arlington, quantico, '|virginia']
const california = ['san diego|california', 'seaside|california']

test('the jobs are opened in steps, at least two for each of them', () => {
  const steps = [...openingJobBoard({ postings: repeatFixtureA(40), locations: [] })]
  expect(steps.length).toBeGreaterThan(80)
})

test.each<[string, Partial<JobCriteria>, number[]]>([
  ['F1', {}, [1, 2, 3, 4, 5, 6, 7, 8]],
  ['F2', { categories: ['analysis'] }, [1, 4, 5, 6]],
  ['F3', { categories: ['analysis', 'software'] }, [1, 3, 4, 5, 6, 7]],
  ['F4', { categories: ['analysis'], experience: ['2'] }, [1, 5]],
  ['F5', { cities: virginia }, [1, 2, 3, 8]],
  ['F6', { cities: [arlington, 'san diego|california'] }, [1, 2, 4]],
  ['F7', { workplaces: ['on-site'] }, [3, 4, 6]],
  ['F8', { categories: ['analysis'], cities: virginia }, [1]],
  ['F9', { saved: true, categories: ['software'] }, [4]],
  ['F10', { categories: ['research'], workplaces: ['on-site'] }, []],
  ['F11', { workplaces: ['hybrid', 'remote'], experience: ['1', '2'] }, [1, 2, 5, 7, 8]],
  ['F12', { cities: california, keyword: 'analyst' }, [5]],
])('[J4.4-05][J4.4-06][J4.4-12][J4.4-13][J4.4-14][J2.3-20] %s: %j leaves the jobs %j', (_id, changes, ids) => {
  expect(find(with_(changes), ['2', '4', '999'])).toEqual(ids)
})

test('[J4.4-15] F13: a filter change goes to the first page', () => {
  expect(toggleFilter(with_({ page: 1 }), 'category', 'software')).toEqual(with_({ categories: ['software'] }))
})

test('[J4.4-16] F14: filters that are loaded keep their page', () => {
  const long = openJobBoard(repeatFixtureA(19), [])
  const { criteria } = readCriteria(long, 'category=software&page=1&pagesize=5')
  expect(criteria).toEqual(with_({ categories: ['software'], page: 1, pageSize: 5 }))
  const result = searchJobs(long, criteria, [])
  expect({ total: result.total, page: result.page, jobs: result.jobs.map((job) => job.JobPosting_ID) }).toEqual({
    total: 7,
    page: 1,
    jobs: ['15', '19'],
  })
})

test.each<[string, Partial<JobCriteria>, Partial<JobCriteria>, string[], number[]]>([
  [
    'S1',
    { categories: ['research'], workplaces: ['on-site'] },
    { categories: ['research'] },
    ['Research'],
    [1, 2, 7, 8],
  ],
  [
    'S2',
    { categories: ['software'], experience: ['1'], cities: virginia },
    { categories: ['software'], cities: virginia },
    ['Software', 'Virginia'],
    [3],
  ],
  [
    'S3',
    { categories: ['research'], cities: ['san diego|california'], workplaces: ['on-site'] },
    { cities: ['san diego|california'], workplaces: ['on-site'] },
    ['San Diego, California', 'On-site'],
    [4],
  ],
  [
    'S4',
    { categories: ['research'], experience: ['3'], cities: ['seaside|california'], workplaces: ['remote'] },
    { categories: ['research'], workplaces: ['remote'] },
    ['Research', 'Remote'],
    [2, 7],
  ],
  ['S5', { categories: ['research'], experience: ['3'] }, { categories: ['research'] }, ['Research'], [1, 2, 7, 8]],
  [
    'S6',
    { categories: ['software'], cities: ['seaside|california'], keyword: 'analyst' },
    { cities: ['seaside|california'], keyword: 'analyst' },
    ['Seaside, California'],
    [5],
  ],
  [
    'workplace goes before location',
    { cities: [arlington], workplaces: ['on-site'] },
    { cities: [arlington] },
    ['Arlington, Virginia'],
    [1, 2],
  ],
  [
    'location goes before experience',
    { cities: [arlington], experience: ['3'] },
    { experience: ['3'] },
    ['Entry-Level'],
    [3, 4],
  ],
])('[J4.7-01][J4.7-03][J4.7-07][J4.7-08][J4.7-09] %s: %j is reduced to %j', (...[, checked, left, names, ids]) => {
  const { total, suggestion } = searchJobs(board, with_({ ...checked, page: 3 }), [])
  const title = `Found ${ids.length} Results with these filters`
  expect({ total, suggestion }).toEqual({
    total: 0,
    suggestion: { criteria: with_(left), total: ids.length, names, title },
  })
  expect(find(suggestion!.criteria)).toEqual(ids)
})

test.each<[string, Partial<JobCriteria>]>([
  ['S7', { categories: ['software'], keyword: 'zzz' }],
  ['S8', { saved: true, categories: ['software'] }],
  ['S9', { categories: ['analysis'] }],
])('[J4.7-02][J4.7-08] %s: %j gets no suggestion', (_id, checked) => {
  expect(searchJobs(board, with_(checked), []).suggestion).toEqual(null)
})

test.each<[string, Partial<JobCriteria>, number[]]>([
  ['N1', { cities: [arlington] }, [3, 6]],
  ['N2', { cities: virginia }, [6]],
  ['N3', { cities: ['washington|district of columbia'] }, [1, 2, 3, 7]],
  ['N4', { cities: [arlington, 'washington|district of columbia'] }, [3, 7]],
  ['N5', { cities: [arlington], categories: ['software'] }, [3]],
  ['N6', { cities: ['seaside|california'] }, []],
  ['N7', {}, []],
])('[J4.8-02][J4.8-03][J4.8-04][J4.8-05] %s: near %j are the jobs %j', (_id, changes, ids) => {
  expect(listJobIds(board, searchJobs(board, with_(changes), []).nearby)).toEqual(ids)
})

const boardWithArlingtonJobs = (count: number) => {
  const jobs = repeatFixtureA(count * 8).filter(({ City }) => City === 'Arlington')
  return openJobBoard([...jobs.slice(0, count), { ...fixtureA[2]!, JobPosting_ID: 'near' }], fixtureOffices)
}

test.each<[string, number, number, boolean[]]>([
  ['N8', 12, 5, [false, false, true]],
  ['N9', 10, 10, [true]],
])('[J4.8-01] %s: of %i matches, %i a page, only the last page shows nearby jobs', (_id, count, pageSize, shown) => {
  const many = boardWithArlingtonJobs(count)
  const pages = shown.map((_, page) => searchJobs(many, with_({ cities: [arlington], pageSize, page }), []))
  expect(pages.map(({ nearby }) => nearby.length > 0)).toEqual(shown)
})

test('[J4.8-06] a city lies where its own office lies, else at any office of that city and state, else nowhere', () => {
  const jobs = [
    makePosting({ JobPosting_ID: '1', City: 'Arlington', State: 'Virginia', Location_ID: 'moon' }),
    makePosting({ JobPosting_ID: '2', City: 'Springfield', State: 'Virginia', Location_ID: 'none' }),
    makePosting({ JobPosting_ID: '3', City: 'Springfield', State: 'Ohio' }),
    makePosting({ JobPosting_ID: '4', City: 'Salem', State: 'Virginia', Location_ID: 'none' }),
  ]
  const offices = [
    makeOffice({ Location_ID: 'none' }),
    makeOffice({ Location_ID: 'moon', City: 'Elsewhere', State: 'Ohio', Latitude: 10, Longitude: 20 }),
    makeOffice({ Location_ID: '3', City: 'springfield', State: 'Ohio', Latitude: 10, Longitude: 20 }),
    makeOffice({
      Location_ID: '4',
      LocationCity: 'Springfield',
      LocationState: 'VIRGINIA',
      Latitude: 10.1,
      Longitude: 20.1,
    }),
  ]
  expect(openJobBoard(jobs, offices).places).toEqual(
    new Map([
      ['arlington|virginia', { latitude: 10, longitude: 20 }],
      ['elsewhere|ohio', { latitude: 10, longitude: 20 }],
      ['springfield|ohio', { latitude: 10, longitude: 20 }],
      ['springfield|virginia', { latitude: 10.1, longitude: 20.1 }],
    ]),
  )
})

const findStateCheck = (criteria: JobCriteria, state: string) =>
  searchJobs(board, criteria, [])
    .groups.find(({ id }) => id === 'location')!
    .options.find(({ value }) => value === state)!.checked

test('[J4.4-07][J4.4-08][J4.4-09][J4.4-10] T1 to T5: a state is all, some or none of its cities', () => {
  const t2 = toggleState(noCriteria, virginia)
  const t3 = toggleFilter(t2, 'location', arlington)
  const t4 = toggleState(t3, virginia)
  const t5 = toggleState(t4, virginia)
  const steps = [noCriteria, t2, t3, t4, t5]
  expect(steps.map((step) => [step.cities, findStateCheck(step, 'virginia'), find(step)])).toEqual([
    [[], false, [1, 2, 3, 4, 5, 6, 7, 8]],
    [virginia, true, [1, 2, 3, 8]],
    [[alexandria, quantico], 'indeterminate', [3, 8]],
    [virginia, true, [1, 2, 3, 8]],
    [[], false, [1, 2, 3, 4, 5, 6, 7, 8]],
  ])
})

test('[J4.4-09][J4.4-11] T6, T7: cities checked one by one check their state', () => {
  const one = toggleFilter(noCriteria, 'location', 'seaside|california')
  const both = toggleFilter(one, 'location', 'san diego|california')
  const columbia = toggleFilter(noCriteria, 'location', 'columbia|maryland')
  expect([
    findStateCheck(one, 'california'),
    findStateCheck(both, 'california'),
    findStateCheck(columbia, 'maryland'),
  ]).toEqual(['indeterminate', true, true])
})

test('[J3-29.a][J3-29.b][J4.4-01][J4.4-03][J4.4-04] every group lists its options in order, with live counts, and a state its cities', () => {
  const { groups } = searchJobs(board, with_({ categories: ['software'], cities: [arlington] }), [])
  const none = { checked: false, count: 0 }
  expect(groups).toEqual([
    {
      id: 'category',
      title: 'Category',
      options: [
        { groupId: 'category', name: 'Analysis', value: 'analysis', queryParam: 'category', checked: false, count: 1 },
        { groupId: 'category', name: 'Research', value: 'research', queryParam: 'category', checked: false, count: 2 },
        { groupId: 'category', name: 'Software', value: 'software', queryParam: 'category', checked: true, count: 0 },
      ],
    },
    {
      id: 'experience',
      title: 'Experience Level',
      options: [
        { groupId: 'experience', name: 'Senior-Level', value: '1', queryParam: 'experience', ...none },
        { groupId: 'experience', name: 'Mid-Level', value: '2', queryParam: 'experience', ...none },
        { groupId: 'experience', name: 'Entry-Level', value: '3', queryParam: 'experience', ...none },
      ],
    },
    {
      id: 'location',
      title: 'Location',
      options: [
        {
          groupId: 'location',
          name: 'California',
          value: 'california',
          queryParam: 'state',
          checked: false,
          count: 1,
          children: [
            {
              groupId: 'location',
              name: 'San Diego',
              value: 'san diego|california',
              queryParam: 'city',
              checked: false,
              count: 1,
            },
            { groupId: 'location', name: 'Seaside', value: 'seaside|california', queryParam: 'city', ...none },
          ],
        },
        {
          groupId: 'location',
          name: 'District of Columbia',
          value: 'district of columbia',
          queryParam: 'state',
          ...none,
          children: [
            {
              groupId: 'location',
              name: 'Washington',
              value: 'washington|district of columbia',
              queryParam: 'city',
              ...none,
            },
          ],
        },
        {
          groupId: 'location',
          name: 'Maryland',
          value: 'maryland',
          queryParam: 'state',
          checked: false,
          count: 1,
          children: [
            {
              groupId: 'location',
              name: 'Columbia',
              value: 'columbia|maryland',
              queryParam: 'city',
              checked: false,
              count: 1,
            },
          ],
        },
        {
          groupId: 'location',
          name: 'Virginia',
          value: 'virginia',
          queryParam: 'state',
          checked: 'indeterminate',
          count: 1,
          children: [
            {
              groupId: 'location',
              name: 'Alexandria',
              value: alexandria,
              queryParam: 'city',
              checked: false,
              count: 1,
            },
            { groupId: 'location', name: 'Arlington', value: arlington, queryParam: 'city', checked: true, count: 0 },
            { groupId: 'location', name: 'Quantico', value: quantico, queryParam: 'city', ...none },
          ],
        },
      ],
    },
    {
      id: 'workplace',
      title: 'Workplace',
      options: [
        { groupId: 'workplace', name: 'Hybrid', value: 'hybrid', queryParam: 'workplace', ...none },
        { groupId: 'workplace', name: 'On-site', value: 'on-site', queryParam: 'workplace', ...none },
        { groupId: 'workplace', name: 'Remote', value: 'remote', queryParam: 'workplace', ...none },
      ],
    },
  ])
})

test('[J3-29.b] near a city are the jobs of the other cities within 25 miles', () => {
  const near = (city: string) =>
    searchJobs(board, with_({ cities: [city] }), []).nearby.map((at) => fixtureA[at]!.JobPosting_ID)
  const cities = board.options.location.map(({ value }) => value).filter((key) => !key.startsWith('|'))
  expect(cities.map((city) => [city, near(city)])).toEqual([
    ['alexandria|virginia', ['1', '2', '6', '8']],
    ['arlington|virginia', ['3', '6']],
    ['columbia|maryland', ['6']],
    ['quantico|virginia', ['3']],
    ['san diego|california', []],
    ['seaside|california', []],
    ['washington|district of columbia', ['1', '2', '3', '7']],
  ])
})

test('[J4.4-01] every filter that is on can be taken off by its chip, a whole state at once', () => {
  const criteria = with_({
    saved: true,
    categories: ['software'],
    experience: ['2'],
    cities: [...virginia, 'seaside|california'].sort(),
    page: 2,
  })
  const chips = searchJobs(board, criteria, []).activeFilters
  expect(chips).toEqual([
    { group: 'saved', value: 'true', name: 'Saved Jobs' },
    { group: 'category', value: 'software', name: 'Software' },
    { group: 'experience', value: '2', name: 'Mid-Level' },
    { group: 'location', value: 'seaside|california', name: 'Seaside, California' },
    { group: 'location', value: '|virginia', name: 'Virginia' },
  ])
})

const date = (value: string) => ({ type: 'datetime', value }) as const
const sortable = openJobBoard(
  [
    makePosting({ JobPosting_ID: '1', JobFunction: 'Writer', LastModifiedDate: date('2026-02-01T00:00:00.000Z') }),
    makePosting({
      JobPosting_ID: '2',
      JobFunction: 'Ångström analyst',
      LastModifiedDate: date('0001-01-01T00:00:00.000Z'),
    }),
    makePosting({ JobPosting_ID: '3', JobFunction: 'writer', LastModifiedDate: date('2026-02-01T00:00:00.000Z') }),
    makePosting({ JobPosting_ID: '4', JobFunction: 'Analyst', LastModifiedDate: date('2026-03-01T00:00:00.000Z') }),
  ],
  [],
)

test.each<[string, string, Partial<JobCriteria>, number[]]>([
  ['[J4.5-02][J4.5-05]', 'recent, newest first', { sort: 'recent' }, [4, 1, 3, 2]],
  ['[J4.5-01][J4.5-05]', 'alphabetical, ignoring case', { sort: 'alphabetical' }, [4, 2, 1, 3]],
  ['[J4.5-06][J5-39]', 'relevant without a keyword', {}, [1, 2, 3, 4]],
  ['[J4.5-03][J4.5-05]', 'relevant, best first', { keyword: 'analyst' }, [4, 2]],
  ['[J4.5-01]', 'alphabetical under a keyword', { keyword: 'writer', sort: 'alphabetical' }, [1, 3]],
])('%s jobs are ordered: %s', (_ids, _name, changes, ids) => {
  expect(listJobIds(sortable, searchJobs(sortable, with_(changes), []).order)).toEqual(ids)
})

test('[J5-40.a] a job that holds one of two words only is no hit', () => {
  expect([find(with_({ keyword: 'cost zzz' })), find(with_({ keyword: 'cost arlington' }))]).toEqual([[], [1, 2]])
})

test('[J4.6-07][J4.8-05] the page is held to those there are', () => {
  const forty = openJobBoard(repeatFixtureA(40), [])
  const openSearchPage = (changes: Partial<JobCriteria>) => {
    const { page, pageCount, jobs } = searchJobs(forty, with_(changes), [])
    return [page, pageCount, jobs.length]
  }
  expect([
    openSearchPage({ page: 9 }),
    openSearchPage({ page: -1 }),
    openSearchPage({ page: 1, pageSize: 25 }),
    openSearchPage({ keyword: 'zzz', page: 3 }),
  ]).toEqual([
    [3, 4, 10],
    [0, 4, 10],
    [1, 2, 15],
    [0, 1, 0],
  ])
})

test('[J3-34] saved jobs are counted while they exist, each once', () => {
  const { savedCount, order } = searchJobs(board, with_({ saved: true }), new Set(['2', '4', '999']))
  expect([savedCount, listJobIds(board, order)]).toEqual([2, [2, 4]])
})

test('[J4.4-15][J4.4-17] changes go to the first page, but a page size keeps the first visible job in view', () => {
  const start = with_({ page: 3, keyword: 'cost', categories: ['software'] })
  expect([
    setKeyword(start, 'data'),
    setSort(start, 'recent'),
    toggleSaved(start),
    toggleFilter(start, 'category', 'software'),
    setPageSize(start, 25),
    setPage(start, 5),
  ]).toEqual([
    { ...start, keyword: 'data', page: 0 },
    { ...start, sort: 'recent', page: 0 },
    { ...start, saved: true, page: 0 },
    { ...start, categories: [], page: 0 },
    { ...start, pageSize: 25, page: 1 },
    { ...start, page: 5 },
  ])
})

test('[J2.3-07] clearing keeps the order and the page size only', () => {
  const all = with_({
    keyword: 'x',
    saved: true,
    categories: ['a'],
    experience: ['1'],
    cities: virginia,
    workplaces: ['remote'],
    page: 2,
  })
  expect(clearFilters({ ...all, sort: 'recent', pageSize: 25 })).toEqual(with_({ sort: 'recent', pageSize: 25 }))
})

test('a board and its result can be cloned into a worker', () => {
  const result = searchJobs(structuredClone(board), with_({ keyword: 'analyst' }), [])
  expect(structuredClone(result)).toEqual(searchJobs(board, with_({ keyword: 'analyst' }), []))
})

test('[J4.4-14] an empty board answers', () => {
  const result = searchJobs(openJobBoard([], []), with_({ keyword: 'cost', categories: ['x'] }), ['1'])
  expect([result.total, result.page, result.pageCount, result.suggestion, result.savedCount]).toEqual([
    0,
    0,
    1,
    null,
    0,
  ])
})

test('[J3-20][J3-21] the server sends no order: a job stands by its place in the server’s list, where no sort tells two apart', () => {
  const same = { ...fixtureA[0]!, TrackingNumber: 'T-1' }
  const sent = ['c', 'a', 'b'].map((id, at) => ({ ...same, JobPosting_ID: id, SortOrder: 9 - at }))
  const postings = decodeRows('JobPostingHeader', sent)
  expect(postings.map((posting) => 'SortOrder' in posting)).toEqual([false, false, false])
  const alike = openJobBoard(postings, [])
  const orders = [
    with_({}),
    with_({ keyword: 'cost' }),
    with_({ sort: 'recent' }),
    with_({ sort: 'alphabetical' }),
  ].map((criteria) => searchJobs(alike, criteria, []).jobs.map((job) => job.JobPosting_ID))
  expect(orders).toEqual(orders.map(() => ['c', 'a', 'b']))
})
