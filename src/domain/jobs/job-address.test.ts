import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixtureA, makePosting, repeatFixtureA } from './fixture-a.testing.ts'
import { jobParameters, lowerCaseQuery, readCriteria, writeCriteria } from './job-address.ts'
import { listStates } from './board-options.ts'
import { searchJobs, type JobBoard } from './job-board.ts'
import { openJobBoard } from './open-board.ts'
import { noCriteria, setPageSize, setSort, toggleFilter, toggleState, type JobCriteria } from './job-criteria.ts'

const board = openJobBoard(fixtureA, [])
const forty = openJobBoard(repeatFixtureA(40), [])
const hundred = openJobBoard(repeatFixtureA(100), [])
const virginia = ['alexandria|virginia', 'arlington|virginia', 'quantico|virginia', '|virginia']
const read = (query: string, on: JobBoard = board) => readCriteria(on, query).criteria
const with_ = (changes: Partial<JobCriteria>): JobCriteria => ({ ...noCriteria, ...changes })

test('[J4.6-05] U1: no query is all defaults and stays empty', () => {
  expect([readCriteria(board, ''), writeCriteria(read(''))]).toEqual([{ criteria: noCriteria, open: null }, ''])
})

test('[J4.6-01][J4.6-02][J4.6-03][J4.6-06] U2: sort and page are loaded and kept', () => {
  const criteria = read('sortby=recent&page=2', forty)
  expect([criteria, searchJobs(forty, criteria, []).page, writeCriteria(criteria)]).toEqual([
    with_({ sort: 'recent', page: 2 }),
    2,
    'page=2&sortby=recent',
  ])
})

test('[J4.4-15][J4.6-05] U3, U4: a filter takes the page away, the default sort goes unsaid', () => {
  const u3 = toggleFilter(read('sortby=recent&page=2', forty), 'category', 'software')
  const u4 = setSort(u3, 'relevant')
  expect([writeCriteria(u3), writeCriteria(u4)]).toEqual(['category=software&sortby=recent', 'category=software'])
})

test('[J4.6-03][J4.6-05] U5, U6: a page size is written and read again, the default one is not written', () => {
  const u5 = setPageSize(noCriteria, 25)
  expect(read(writeCriteria(u5)).pageSize).toBe(25)
  expect([writeCriteria(u5), writeCriteria(setPageSize(u5, 10))]).toEqual(['pagesize=25', ''])
})

test('[J4.6-07][J2.1-37] U7: a query in any case is read the same, a page too far is the last', () => {
  const criteria = read('PAGE=1&SortBy=Recent&City=San%20Diego')
  const result = searchJobs(board, criteria, [])
  expect([criteria, read('page=1&sortby=recent&city=san%20diego'), result.page, result.jobs]).toEqual([
    with_({ page: 1, sort: 'recent', cities: ['san diego|california'] }),
    criteria,
    0,
    [fixtureA[3]],
  ])
})

test('[J4.6-07] U8: what cannot be read takes its default', () => {
  const criteria = read('page=-3&pagesize=7&sortby=foo&category=&city=%20&state=')
  expect([criteria, writeCriteria(criteria)]).toEqual([noCriteria, ''])
})

test.each([
  ['category=Nope', { categories: ['nope'] }, ['Nope'], [], 'category=nope'],
  [
    'experience=9&experience=entry-level',
    { experience: ['3', '9'] },
    ['Entry-Level', '9'],
    [3, 4],
    'experience=3&experience=9',
  ],
  ['state=utah', { cities: ['|utah'] }, ['Utah'], [], 'state=utah'],
  ['city=, new mexico', { cities: ['|new mexico'] }, ['New Mexico'], [], 'state=new%20mexico'],
  ['city=Santa+Fe', { cities: ['santa fe|'] }, ['Santa Fe'], [], 'city=santa%20fe'],
  [
    'city=santa fe&city=seaside',
    { cities: ['santa fe|', 'seaside|california'] },
    ['Seaside, California', 'Santa Fe'],
    [5],
    'city=santa%20fe&city=seaside',
  ],
  ['workplace=moon', { workplaces: ['moon'] }, ['Moon'], [], 'workplace=moon'],
])('[J4.6-07] a filter that no open job has stays chosen and finds none: %s', (query, wanted, names, ids, address) => {
  const criteria = read(query)
  const { activeFilters, jobs } = searchJobs(board, criteria, [])
  expect(criteria).toEqual(with_(wanted))
  expect(activeFilters.map(({ name }) => name)).toEqual(names)
  expect([jobs.map(({ JobPosting_ID }) => Number(JobPosting_ID)), writeCriteria(criteria)]).toEqual([ids, address])
})

test.each([
  'category=||',
  'workplace=||',
  'experience=|',
  'city=||',
  'state=|',
  'city=,',
  'city=, ',
  'city=｜',
  'category=a|b',
])('[J4.6-07] signs in place of a name are read, shown and written again: %s', (query) => {
  const criteria = read(query)
  const { activeFilters, total } = searchJobs(board, criteria, [])
  expect([activeFilters.length > 0, total]).toEqual(writeCriteria(criteria) === '' ? [false, 8] : [true, 0])
  expect(read(writeCriteria(criteria))).toEqual(criteria)
})

test('a question that names no filter at all is answered', () => {
  const names = ['', '|', '||', 'a||b']
  const criteria = with_({ categories: names, experience: names, cities: names, workplaces: names })
  expect(searchJobs(board, criteria, []).total).toBe(0)
})

test('[J4.6-07] at most 200 values of a filter are read', () => {
  const names = Array.from({ length: 500 }, (_, at) => `category=n${at}`)
  expect(read(names.join('&')).categories).toHaveLength(200)
})

test('[J2.1-06] every parameter of current opportunities is read, by its name', () => {
  expect(jobParameters.toSorted()).toEqual([
    'category',
    'city',
    'experience',
    'open',
    'page',
    'pagesize',
    'saved',
    'search',
    'sortby',
    'state',
    'workplace',
  ])
  const query =
    'search=Cost&sortby=recent&page=3&pagesize=25&open=location&saved=true&category=software&experience=2&city=arlington&state=maryland&workplace=remote'
  expect(readCriteria(board, query)).toEqual({
    criteria: {
      keyword: 'cost',
      sort: 'recent',
      page: 3,
      pageSize: 25,
      saved: true,
      categories: ['software'],
      experience: ['2'],
      cities: ['arlington|virginia', 'columbia|maryland', '|maryland'],
      workplaces: ['remote'],
    },
    open: 'location',
  })
})

test('[J2.1-08] a parameter is repeated for several values, and read once or repeated', () => {
  const several = read('category=analysis&category=software&city=arlington&city=seaside')
  const single = read('category=analysis&city=arlington')
  expect([several, single]).toEqual([
    with_({ categories: ['analysis', 'software'], cities: ['arlington|virginia', 'seaside|california'] }),
    with_({ categories: ['analysis'], cities: ['arlington|virginia'] }),
  ])
  expect([writeCriteria(several), writeCriteria(single)]).toEqual([
    'category=analysis&category=software&city=arlington&city=seaside',
    'category=analysis&city=arlington',
  ])
})

test('[J4.6-01] U9: several values repeat their parameter', () => {
  const criteria = toggleFilter(toggleFilter(noCriteria, 'category', 'software'), 'category', 'analysis')
  expect(writeCriteria(criteria)).toEqual('category=analysis&category=software')
})

test('[J2.3-09][J4.6-12] U10: open names the group to open, sets no filter and is dropped', () => {
  const open = ['open=location', 'open=Category', 'open=experience', 'open=workplace', 'open=saved'].map((query) =>
    readCriteria(board, query),
  )
  expect(open.map((found) => found.open)).toEqual(['location', 'category', 'experience', 'workplace', null])
  expect(open.map(({ criteria }) => writeCriteria(criteria))).toEqual(['', '', '', '', ''])
})

test('[J2.3-19][J4.6-12] U11: saved=true is the saved view', () => {
  expect([read('saved=true'), read('saved=1'), writeCriteria(with_({ saved: true }))]).toEqual([
    with_({ saved: true }),
    noCriteria,
    'saved=true',
  ])
})

test('[J4.6-04] U12: leaving out the defaults again, an address can replace the one it came from', () => {
  const u3 = 'category=software&sortby=recent'
  expect(writeCriteria(read(u3, forty))).toEqual(u3)
})

test('[J4.4-17] U13: a page size keeps the first visible job in view', () => {
  const criteria = setPageSize(read('page=3', hundred), 25)
  expect([criteria.page, writeCriteria(criteria)]).toEqual([1, 'page=1&pagesize=25'])
})

test('[J2.2-06][J2.2-09] U14: the address made by careers home is read', () => {
  expect(read('search=cost&city=San Diego')).toEqual(with_({ keyword: 'cost', cities: ['san diego|california'] }))
})

test('[J2.2-10] a state that the list of places sends as a city before any script runs is read as a state', () => {
  expect([read('city=, Ohio').cities, read('city=%2C+Virginia').cities]).toEqual([read('state=ohio').cities, virginia])
})

test('[J4.4-07][J4.6-10] T8, T9: a state loads all its cities, a city only itself', () => {
  expect([read('state=virginia').cities, read('city=arlington').cities]).toEqual([virginia, ['arlington|virginia']])
})

test('[J4.6-10] T10, T11: a state that was chosen is written as state, single cities as city', () => {
  const t2 = toggleState(noCriteria, virginia)
  const t3 = toggleFilter(t2, 'location', 'arlington|virginia')
  expect([writeCriteria(t2), writeCriteria(t3)]).toEqual(['state=virginia', 'city=alexandria&city=quantico'])
})

test('[J4.6-10] all cities of a state that were chosen one by one are written as cities, and mean no others later', () => {
  const seaside = makePosting({ City: 'Seaside', State: 'California' })
  const today = openJobBoard([seaside], [])
  const later = openJobBoard([seaside, makePosting({ JobPosting_ID: '2', City: 'Fresno', State: 'California' })], [])
  const written = ['city=seaside', 'state=california'].map((query) => writeCriteria(read(query, today)))
  expect(written).toEqual(['city=seaside', 'state=california'])
  expect(written.map((query) => searchJobs(later, read(query, later), []).total)).toEqual([1, 2])
})

test('[J4.4-09] a state that has jobs without a city is partly chosen when all of its cities are', () => {
  const jobs = ['Arlington', null].map((City, at) => makePosting({ JobPosting_ID: `${at}`, City, State: 'Virginia' }))
  const halves = openJobBoard(jobs, [])
  const look = (query: string) => {
    const { groups, total } = searchJobs(halves, read(query, halves), [])
    return [groups.find(({ id }) => id === 'location')?.options[0]?.checked, total]
  }
  expect(['city=arlington', 'state=virginia', ''].map(look)).toEqual([
    ['indeterminate', 1],
    [true, 2],
    [false, 2],
  ])
})

test('[J4.6-10] a job that has half a place is found by that half', () => {
  const places = [
    { JobPosting_ID: 'london', City: 'London', State: null },
    { JobPosting_ID: 'texas', City: null, State: 'Texas' },
    { JobPosting_ID: 'austin', City: 'Austin', State: 'Texas' },
    { JobPosting_ID: 'nowhere', City: null, State: null },
  ]
  const halves = openJobBoard(places.map(makePosting), [])
  const find = (query: string) => {
    const { jobs, activeFilters } = searchJobs(halves, read(query, halves), [])
    return [jobs.map(({ JobPosting_ID }) => JobPosting_ID), activeFilters.map(({ name }) => name)]
  }
  expect(['city=london', 'state=texas', 'city=austin'].map(find)).toEqual([
    [['london'], ['London']],
    [['texas', 'austin'], ['Texas']],
    [['austin'], ['Austin, Texas']],
  ])
})

test('[J2.2-12] a city is read in every state, and written once', () => {
  const states = ['Ohio', 'Utah'].flatMap((State) => ['Salem', 'Dover'].map((City) => makePosting({ City, State })))
  const twins = openJobBoard(states, [])
  expect([read('city=SALEM', twins).cities, writeCriteria(with_({ cities: ['salem|ohio', 'salem|utah'] }))]).toEqual([
    ['salem|ohio', 'salem|utah'],
    'city=salem',
  ])
})

test('[J4.6-11] experience is read as code or name and written as code', () => {
  const criteria = read('experience=3&experience=Mid-Level')
  expect([criteria.experience, writeCriteria(criteria)]).toEqual([['2', '3'], 'experience=2&experience=3'])
})

test('[J4.6-08] a page size at or above the number of matching jobs is the total count', () => {
  const getSize = (query: string) => read(query, hundred).pageSize
  expect(
    ['pagesize=100', 'pagesize=99', 'pagesize=5000', 'pagesize=13&state=maryland', 'pagesize=0', 'pagesize=2.5'].map(
      getSize,
    ),
  ).toEqual([100, 10, 100, 13, 10, 10])
  expect(read('pagesize=7&search=zzz').pageSize).toEqual(10)
})

test('[J4.6-09] the keyword is written trimmed and in lower case, whatever its characters', () => {
  const written = writeCriteria(with_({ keyword: ' C++  & "R&D" é\ud800 ' }))
  expect([written, read(written).keyword]).toEqual([
    'search=c%2B%2B%20%26%20%22r%26d%22%20%C3%A9%EF%BF%BD',
    'c++ & "r&d" é\ufffd',
  ])
})

test('[J4.6-07] of a repeated single value the first counts', () => {
  expect(read('search=cost&search=data&sortby=recent&sortby=alphabetical')).toEqual(
    with_({ keyword: 'cost', sort: 'recent' }),
  )
})

test('[J2.1-37] a query is decoded first and then made lower-case and trimmed', () => {
  expect([...lowerCaseQuery('?City=%C3%89vreux%20&SEARCH=A%2BB+C&bad=%zz')]).toEqual([
    ['city', 'évreux'],
    ['search', 'a+b c'],
    ['bad', '%zz'],
  ])
})

test('[J4.6-01] what is written is read back', () => {
  const criteria = fc.record({
    keyword: fc.string().map((text) => text.toLowerCase().replace(/\s+/g, ' ').trim()),
    saved: fc.boolean(),
    categories: fc.subarray(['analysis', 'research', 'software']),
    experience: fc.subarray(['1', '2', '3']),
    cities: fc
      .tuple(
        fc.subarray(listStates(board.options.location).map(({ places }) => places)),
        fc.subarray(['arlington|virginia', 'santa fe|', '|utah']),
      )
      .map(([states, others]) => [...new Set([...states.flat(), ...others])].sort()),
    workplaces: fc.subarray(['hybrid', 'on-site', 'remote']),
    sort: fc.constantFrom('relevant', 'recent', 'alphabetical'),
    page: fc.nat(1000),
    pageSize: fc.constantFrom(5, 10, 25),
  })
  fc.assert(
    fc.property(criteria, (asked) => {
      expect(readCriteria(board, writeCriteria(asked))).toEqual({ criteria: asked, open: null })
    }),
  )
})

test('[J4.6-07] any query is read, and written again it is stable', () => {
  const part = fc.tuple(
    fc.constantFrom(
      'search',
      'Page',
      'pagesize',
      'sortby',
      'open',
      'saved',
      'category',
      'city',
      'state',
      'workplace',
      'x',
    ),
    fc.oneof(fc.string(), fc.constantFrom('true', '1', '25', 'recent', 'software', 'Arlington', 'virginia', 'On-Site')),
  )
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const written = writeCriteria(read(parts.map((pair) => pair.join('=')).join('&')))
      expect(writeCriteria(read(written))).toEqual(written)
    }),
  )
})
