import { expect, test } from 'vitest'
import { listCucumberFailures, listVitestFailures } from './list-failures.ts'

test('a failed test is named with its first lines, and a file that broke with its path; one that was not begun is not', () => {
  const report = {
    testResults: [
      {
        name: '/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a counts', status: 'passed' },
          { fullName: 'a adds', status: 'failed', failureMessages: ['expected 3 to be 4'] },
        ],
      },
      { name: '/b.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] },
      { name: '/not-begun.test.ts', status: 'failed', message: '', assertionResults: [] },
    ],
  }
  expect(listVitestFailures(JSON.stringify(report))).toEqual([
    { name: 'a adds', reason: 'expected 3 to be 4' },
    { name: '/b.test.ts', reason: 'Unexpected token' },
  ])
})

test('a failed scenario is named by its file and title, with its first wrong step', () => {
  const finished = (status: string, message?: string) => ({
    testStepFinished: { testCaseStartedId: 'run', testStepResult: { status, message } },
  })
  const envelopes = [
    { pickle: { id: 'pickle', uri: 'features/a.feature', name: 'Ada saves a job' } },
    { testCase: { id: 'case', pickleId: 'pickle' } },
    { testCaseStarted: { id: 'run', testCaseId: 'case' } },
    finished('PASSED'),
    finished('FAILED', 'not saved'),
    finished('FAILED', 'a later one'),
    finished('SKIPPED'),
  ]
  const text = envelopes.map((envelope) => `${JSON.stringify(envelope)}\n`).join('')
  expect(listCucumberFailures(text)).toEqual([{ name: 'features/a.feature: Ada saves a job', reason: 'not saved' }])
})

test('what broke outside of the scenarios is named too', () => {
  const end = { testRunFinished: { success: false, exception: { type: 'Error', message: 'no browser' } } }
  expect(listCucumberFailures(JSON.stringify(end))).toEqual([{ name: 'The run itself', reason: 'no browser' }])
})
