import { expect, test } from 'vitest'
import { fixtureA, fixtureOffices } from './fixture-a.testing.ts'
import { readCriteria, writeCriteria } from './job-address.ts'
import { searchJobs } from './job-board.ts'
import { createJobCatalogue } from './job-catalogue.ts'
import { noCriteria, toggleState } from './job-criteria.ts'
import { openJobBoard } from './open-board.ts'

const board = openJobBoard(fixtureA, fixtureOffices)
const catalogue = createJobCatalogue(searchJobs(board, noCriteria, []).groups)

test.each([
  '',
  'category=software&experience=3&workplace=remote',
  'state=california',
  'city=arlington&page=1&pagesize=5&search=analyst&sortby=recent',
  'city=seaside&state=virginia',
])('[J4.6-05] what the filters show is enough to write the address %s', (query) => {
  const { criteria } = readCriteria(board, query)
  expect(writeCriteria(catalogue, criteria)).toBe(writeCriteria(board, criteria))
})

test('[J4.4-07] and to choose all cities of a state', () => {
  expect(toggleState(catalogue, noCriteria, 'california')).toEqual(toggleState(board, noCriteria, 'california'))
  expect(toggleState(catalogue, noCriteria, 'california').cities.length).toBeGreaterThan(1)
})
