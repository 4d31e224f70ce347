import { expect, test } from 'vitest'
import { fixtureA, fixtureOffices } from './fixture-a.testing.ts'
import { searchJobs } from './job-board.ts'
import { noCriteria, type JobCriteria } from './job-criteria.ts'
import { openJobBoard } from './open-board.ts'

const board = openJobBoard(fixtureA, fixtureOffices)

const find = (keyword: string, criteria: Partial<JobCriteria> = {}) =>
  searchJobs(board, { ...noCriteria, ...criteria, keyword }, []).namedFilters.map(({ title, query }) => [title, query])

test.each([
  [
    'mid-level analyst Virginia',
    [
      ['Filter by Mid-Level (2)', 'experience=2&search=analyst%20virginia'],
      ['Filter by Virginia (1)', 'search=mid-level%20analyst&state=virginia'],
    ],
  ],
  ['mid level  Analyst', [['Filter by Mid-Level (2)', 'experience=2&search=analyst']]],
  ['senior', [['Filter by Senior-Level (3)', 'experience=1']]],
  ['on-site, california', [['Filter by On-site (1)', 'search=california&workplace=on-site']]],
  ['seniority of Virginians', []],
  ['', []],
])('[J1-03] what the words of "%s" name is offered as filters, with the number of jobs', (keyword, filters) => {
  expect(find(keyword)).toEqual(filters)
})

test('at most three are offered', () => {
  expect(find('remote hybrid on-site senior-level mid-level analyst')).toHaveLength(3)
})

const twoVirginias = openJobBoard(
  fixtureA.map((job, at) => (at === 0 ? { ...job, City: 'Wheeling', State: 'West Virginia' } : job)),
  fixtureOffices,
)

test('the longest name is meant: West Virginia is not Virginia', () => {
  const { namedFilters } = searchJobs(twoVirginias, { ...noCriteria, keyword: 'west virginia' }, [])
  expect(namedFilters.map(({ title }) => title)).toEqual(['Filter by West Virginia (1)'])
})

const largeFirm = openJobBoard(
  Array.from({ length: 501 }, (_, at) => ({ ...fixtureA[at % fixtureA.length]!, JobPosting_ID: `${at}` })),
  fixtureOffices,
)

test('none is offered above 500 jobs, where each count would be a search by the server', () => {
  expect(searchJobs(largeFirm, { ...noCriteria, keyword: 'senior' }, []).namedFilters).toEqual([])
})

test('[J4.4-12][J4.4-15] a filter that stands for its words widens what is chosen of its kind, from the first page', () => {
  expect(find('mid-level analyst', { experience: ['1'], page: 3 })).toEqual([
    ['Filter by Mid-Level (3)', 'experience=1&experience=2&search=analyst'],
  ])
})

test('[J1-03] what is chosen already, and what would leave no job, is not offered', () => {
  expect(find('mid-level analyst', { experience: ['2'] })).toEqual([])
  expect(find('remote', { cities: ['seaside|california'] })).toEqual([])
  expect(find('virginia', { cities: ['arlington|virginia'] })).toEqual([['Filter by Virginia (4)', 'state=virginia']])
})

test.each([
  ['anlyst', 'analyst'],
  ['analist', 'analyst'],
  ['analystt', 'analyst'],
  ['Analsyt', 'analyst'],
])('where no job is found, the closest word of the jobs is offered for %s', (keyword, word) => {
  const [offer] = find(keyword)
  expect(offer?.[0]).toMatch(new RegExp(`^Search for “${word}” \\([1-9]`))
  expect(offer?.[1]).toBe(`search=${word}`)
})

test('a filter that several of the words name is offered once', () => {
  expect(find('mid level engineer mid').map(([title]) => title?.replace(/ \(\d+\)$/, ''))).toEqual([
    'Filter by Mid-Level',
  ])
})

test('a close word keeps the other words and the filters, and is offered only if it finds a job', () => {
  expect(find('sofware enginer', { experience: ['3'] })).toEqual([
    ['Search for “software engineer” (2)', 'experience=3&search=software%20engineer'],
  ])
  expect([find('sofware', { categories: ['nope'] }), find('zzzzzz'), find('dat')]).toEqual([[], [], []])
})

test('what is no plain word, or is too long, has no close word', () => {
  for (const keyword of ['c+++++', '....', '(((((', 'x'.repeat(200), '[a-z]+']) expect(find(keyword)).toEqual([])
})

test('a word that is said twice offers its filter once, and a name is found with its signs', () => {
  const signs = openJobBoard(
    fixtureA.map((job) => ({ ...job, JobPostingGroups: 'Research (Applied);Acme Inc.' })),
    fixtureOffices,
  )
  const titles = (keyword: string) =>
    searchJobs(signs, { ...noCriteria, keyword }, []).namedFilters.map(({ title }) => title.replace(/ \(\d+\)$/, ''))
  expect([find('software software'), titles('research (applied)'), titles('acme inc.')]).toEqual([
    [['Filter by Software (3)', 'category=software&search=software']],
    ['Filter by Research (Applied)'],
    ['Filter by Acme Inc.'],
  ])
})
