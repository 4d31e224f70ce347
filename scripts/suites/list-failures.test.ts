import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { listCucumberFailures, listVitestFailures } from './list-failures.ts'

test('a failed test is named with its first lines, and a file that broke with its path; one that was not begun is not', () => {
  const report = {
    testResults: [
      {
        name: resolve('src/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'a counts', status: 'passed' },
          {
            ancestorTitles: ['a'],
            title: 'adds (1)',
            fullName: 'a adds (1)',
            status: 'failed',
            failureMessages: ['expected 3 to be 4'],
          },
        ],
      },
      { name: resolve('src/b.test.ts'), status: 'failed', message: 'Unexpected token', assertionResults: [] },
      { name: '/not-begun.test.ts', status: 'failed', message: '', assertionResults: [] },
    ],
  }
  expect(listVitestFailures(JSON.stringify(report))).toEqual([
    {
      name: 'a adds (1)',
      reason: 'expected 3 to be 4',
      alone: ['src/a.test.ts', '--testNamePattern', String.raw`^a > adds \(1\)$`],
    },
    { name: 'src/b.test.ts', reason: 'Unexpected token', alone: ['src/b.test.ts'] },
  ])
})

test('a file whose set-up may have failed is run whole', () => {
  const skipped = { fullName: 'a counts', status: 'skipped' }
  const failed = { fullName: 'a adds', status: 'failed', failureMessages: ['expected 3 to be 4'] }
  const file = (name: string, assertionResults: object[], message = '') => ({
    name: resolve(name),
    status: 'failed',
    message,
    assertionResults,
  })
  const testResults = [
    file('a.test.ts', [skipped, failed]),
    file('b.test.ts', [failed], 'not closed'),
    file('c.test.ts', [skipped]),
  ]
  expect(listVitestFailures(JSON.stringify({ testResults }))).toEqual([
    { name: 'a adds', reason: 'expected 3 to be 4', alone: ['a.test.ts'] },
    { name: 'a adds', reason: 'expected 3 to be 4', alone: ['b.test.ts'] },
    {
      name: 'c.test.ts',
      reason: 'What is done before its tests, or after them, failed.',
      alone: ['c.test.ts'],
    },
  ])
})

test('a failed scenario is named by its file and title, with its first wrong step', () => {
  const finished = (status: string, message?: string) => ({
    testStepFinished: { testCaseStartedId: 'run', testStepResult: { status, message } },
  })
  const envelopes = [
    { pickle: { id: 'pickle', uri: 'features/a.feature', name: 'Ada saves a job', location: { line: 7 } } },
    { testCase: { id: 'case', pickleId: 'pickle' } },
    { testCaseStarted: { id: 'run', testCaseId: 'case' } },
    finished('PASSED'),
    finished('FAILED', 'not saved'),
    finished('FAILED', 'a later one'),
    finished('SKIPPED'),
  ]
  const text = envelopes.map((envelope) => `${JSON.stringify(envelope)}\n`).join('')
  expect(listCucumberFailures(text)).toEqual([
    { name: 'features/a.feature: Ada saves a job', reason: 'not saved', alone: ['features/a.feature:7'] },
  ])
})

test('what broke outside of the scenarios is named too', () => {
  const end = { testRunFinished: { success: false, exception: { type: 'Error', message: 'no browser' } } }
  expect(listCucumberFailures(JSON.stringify(end))).toEqual([{ name: 'The run itself', reason: 'no browser' }])
})
