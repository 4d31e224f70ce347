import { expect, test } from 'vitest'
import { describeSearch, describeFollowedSearch } from './describe-search.ts'
import { fixtureA, fixtureOffices } from './fixture-a.testing.ts'
import { readFollowed } from './job-feed.ts'
import { openJobBoard } from './open-board.ts'

const filters = [
  { group: 'category', name: 'Cost' },
  { group: 'location', name: 'Virginia' },
] as const

test('a search is named in words', () => {
  expect(describeSearch({ keyword: '', filters })).toBe('Cost jobs in Virginia')
  expect(describeSearch({ keyword: ' ships ', filters: [] })).toBe('Jobs for “ships”')
  expect(describeSearch({ keyword: '', filters: [] })).toBe('All jobs')
  expect(
    describeSearch({
      keyword: 'ships',
      filters: [
        { group: 'experience', name: 'Senior-Level' },
        { group: 'category', name: 'Cost' },
        { group: 'category', name: 'Software' },
        { group: 'location', name: 'Dayton, Ohio' },
        { group: 'location', name: 'Virginia' },
        { group: 'workplace', name: 'Remote' },
      ],
    }),
  ).toBe('Senior-Level Remote Cost or Software jobs in Dayton, Ohio or Virginia for “ships”')
})

const boardA = openJobBoard(fixtureA, fixtureOffices)

test.each([
  ['', 'All jobs'],
  ['category=software&state=virginia', 'Software jobs in Virginia'],
  ['search=cost+ANALYST', 'Jobs for “cost analyst”'],
  ['search=cost+call+555-0100', 'Jobs for “cost” and other words'],
  ['search=call+me&state=virginia', 'Jobs in Virginia for words of your choice'],
  ['search=http%3A%2F%2Fcost.example', 'Jobs for words of your choice'],
  ['state=utah', 'Jobs in Utah'],
  ['state=utah&category=software', 'Software jobs in Utah'],
  ['category=software+research', 'Software Research jobs'],
  ['state=utah&category=your+account', 'Jobs in Utah with a filter that no open job has today'],
  ['category=1-800-555-0100', 'Jobs with a filter that no open job has today'],
  ['category=software.analysis', 'Jobs with a filter that no open job has today'],
  ['city=%F0%9F%8E%81%24500', 'Jobs with a filter that no open job has today'],
  [
    ['software analysis', 'research software', 'analysis software', 'software research']
      .map((name) => `category=${name}`)
      .join('&'),
    'Analysis Software or Research Software or Software Analysis jobs with a filter that no open job has today',
  ],
  ['category=your+account+is+closed', 'Jobs with a filter that no open job has today'],
  ['category=your+account&search=call+me', 'Jobs for words of your choice, with a filter that no open job has today'],
  ['search=cost+cost+cost+cost+cost+cost+cost', 'Jobs for “cost cost cost cost cost cost” and other words'],
])('the search %j is told as %j', (query, words) => {
  expect(describeFollowedSearch(boardA, readFollowed(boardA, query), new Set(['utah']))).toBe(words)
})
