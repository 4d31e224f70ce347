import { expect, test } from 'vitest'
import { compareRuns } from './compare-runs.ts'

const lateFailure = { name: 'the list', reason: 'came too late' }
const lost = { name: 'the mail', reason: 'was lost' }

test('a test that failed in some runs is a difference, one that failed in all or in none is not', () => {
  const runs = [
    { passed: 8, failed: 2, failures: [lost, lateFailure] },
    { passed: 9, failed: 1, failures: [lost] },
    { passed: 9, failed: 1, failures: [lost] },
  ]
  expect(compareRuns(runs)).toEqual([{ what: 'the list failed in 1 of 3 runs', reason: 'came too late' }])
})

test('another number of tests is a difference', () => {
  const runs = [
    { passed: 9, failed: 0, failures: [] },
    { passed: 7, failed: 0, failures: [] },
  ]
  expect(compareRuns(runs)).toEqual([{ what: 'the runs had 9, 7 tests', reason: '' }])
})

test('runs that all passed do not differ', () => {
  expect(
    compareRuns([
      { passed: 9, failed: 0, failures: [] },
      { passed: 9, failed: 0, failures: [] },
    ]),
  ).toEqual([])
})

test('a suite that crashed differs from one that ran', () => {
  const runs = [
    { passed: 9, failed: 0, failures: [] },
    { passed: 0, failed: 1, failures: [] },
  ]
  expect(compareRuns(runs)).toEqual([{ what: 'the runs had 9, 1 tests', reason: '' }])
})
