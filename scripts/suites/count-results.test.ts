import { expect, test } from 'vitest'
import { countCucumber, countVitest, totalSuite, compareRuns } from './count-results.ts'

test('a test file that broke outside of its tests counts as one failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'failed', assertionResults: [{ status: 'skipped' }] },
      { status: 'failed', assertionResults: [] },
    ],
  }
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 3, failed: 3 })
})

function createEnvelopes(runs: Record<string, string[]>): string {
  const steps = Object.entries(runs).flatMap(([testCaseStartedId, statuses]) => [
    ...statuses.map((status) => ({ testStepFinished: { testCaseStartedId, testStepResult: { status } } })),
    { testCaseFinished: { testCaseStartedId, willBeRetried: false } },
  ])
  return steps.map((envelope) => `${JSON.stringify(envelope)}\n`).join('')
}

test('a scenario fails by a failed, undefined, pending or ambiguous step', () => {
  const messages = createEnvelopes({
    a: ['PASSED', 'PASSED'],
    b: ['PASSED', 'FAILED', 'SKIPPED'],
    c: ['UNDEFINED'],
    d: ['PENDING'],
    e: ['AMBIGUOUS'],
  })
  expect(countCucumber(messages)).toEqual({ passed: 1, failed: 4 })
})

test('an exception outside the scenarios counts as one failure', () => {
  const end = JSON.stringify({ testRunFinished: { success: false, exception: { type: 'Error' } } })
  expect(countCucumber(createEnvelopes({ a: ['PASSED'] }) + end)).toEqual({ passed: 1, failed: 1 })
})

test('a suite that crashed or ran nothing counts as one failure', () => {
  expect(totalSuite(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  expect(totalSuite({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 })
  expect(totalSuite({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 })
  expect(totalSuite({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 })
  expect(totalSuite({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 })
})

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
