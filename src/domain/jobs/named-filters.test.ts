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
