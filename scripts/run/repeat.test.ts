import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { countCucumber, countVitest, totalSuite } from '../suites/count-results.ts'
import { listCucumberFailures, listVitestFailures } from '../suites/list-failures.ts'
import { findUnsteady, forgive, storeUnsteady, maxRepeated, type Result } from './repeat.ts'

function unitResult(...names: string[]): Result {
  const failed = names.map((name) => ({
    ancestorTitles: ['of a'],
    title: name,
    fullName: `of a ${name}`,
    status: 'failed',
    failureMessages: [`${name} is wrong`],
  }))
  const report = JSON.stringify({
    numPassedTests: 1,
    numFailedTests: names.length,
    testResults: [
      {
        name: resolve('src/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [{ fullName: 'stays', status: 'passed' }, ...failed],
      },
    ],
  })
  return { suite: 'unit', totals: totalSuite(countVitest(report), 1), failures: listVitestFailures(report) }
}

function featureResult(): Result {
  const report = [
    { pickle: { id: 'pickle', uri: 'features/a.feature', name: 'Ada saves a job', location: { line: 7 } } },
    { testCase: { id: 'case', pickleId: 'pickle' } },
    { testCaseStarted: { id: 'run', testCaseId: 'case' } },
    { testStepFinished: { testCaseStartedId: 'run', testStepResult: { status: 'FAILED', message: 'not saved' } } },
    { testCaseFinished: { testCaseStartedId: 'run', willBeRetried: false } },
  ]
    .map((envelope) => `${JSON.stringify(envelope)}\n`)
    .join('')
  return { suite: 'features', totals: totalSuite(countCucumber(report), 1), failures: listCucumberFailures(report) }
}

function createRerun(...passes: string[]) {
  const asked: string[] = []
  const runAlone = async (suite: string, alone: ReadonlyArray<string>) => {
    const place = [suite, ...alone].join(' ')
    asked.push(place)
    return passes.includes(place)
  }
  return { asked, runAlone }
}

test('each test that failed is run once more by itself', async () => {
  const { asked, runAlone } = createRerun()
  expect(await findUnsteady([unitResult('a (b)', 'c'), featureResult()], runAlone)).toEqual([])
  expect(asked).toEqual([
    String.raw`unit src/a.test.ts --testNamePattern ^of a > a \(b\)$`,
    'unit src/a.test.ts --testNamePattern ^of a > c$',
    'features features/a.feature:7',
  ])
})

test('what passes then is unsteady and counts as passed, and what fails twice has failed', async () => {
  const results = [unitResult('a', 'b'), featureResult()]
  const { runAlone } = createRerun('unit src/a.test.ts --testNamePattern ^of a > a$', 'features features/a.feature:7')
  const unsteady = await findUnsteady(results, runAlone)
  expect(unsteady).toEqual([
    {
      suite: 'unit',
      name: 'of a a',
      reason: 'a is wrong',
      alone: ['src/a.test.ts', '--testNamePattern', '^of a > a$'],
    },
    {
      suite: 'features',
      name: 'features/a.feature: Ada saves a job',
      reason: 'not saved',
      alone: ['features/a.feature:7'],
    },
  ])
  const left = results.map((result) => forgive(result, unsteady))
  expect(left.map(({ totals }) => totals)).toEqual([
    { passed: 2, failed: 1 },
    { passed: 1, failed: 0 },
  ])
  expect(left.flatMap(({ failures }) => failures.map(({ name }) => name))).toEqual(['of a b'])
})

test('a suite that crashed has failed, whatever else passes when it runs once more', async () => {
  const { asked, runAlone } = createRerun()
  const crashed = { suite: 'paths', totals: totalSuite(undefined, 1), failures: [] }
  const end = { testRunFinished: { success: false, exception: { type: 'Error', message: 'no browser' } } }
  const broken = { ...featureResult(), failures: listCucumberFailures(JSON.stringify(end)) }
  const unsteady = await findUnsteady([crashed, broken], runAlone)
  expect([asked, unsteady, forgive(crashed, unsteady).totals]).toEqual([[], [], { passed: 0, failed: 1 }])
})

test('two tests of a file whose set-up may have failed are run once more together', async () => {
  const whole = unitResult('a', 'b')
  const failures = whole.failures.map((failure) => ({ ...failure, alone: ['src/a.test.ts'] }))
  const { asked, runAlone } = createRerun('unit src/a.test.ts')
  expect(await findUnsteady([{ ...whole, failures }], runAlone)).toHaveLength(2)
  expect(asked).toEqual(['unit src/a.test.ts'])
})

test('of two examples of one name that failed alike, the one that fails again has failed', async () => {
  const { failures, ...rest } = featureResult()
  const result = {
    ...rest,
    totals: { passed: 0, failed: 2 },
    failures: [...failures, ...failures.map((failure) => ({ ...failure, alone: ['features/a.feature:9'] }))],
  }
  const unsteady = await findUnsteady([result], createRerun('features features/a.feature:7').runAlone)
  expect(forgive(result, unsteady).totals).toEqual({ passed: 1, failed: 1 })
})

test('where too many failed, none is run once more', async () => {
  const names = Array.from({ length: maxRepeated }, (_, index) => `test ${index}`)
  const { asked, runAlone } = createRerun()
  await findUnsteady([unitResult(...names), featureResult()], runAlone)
  expect(asked).toEqual([])
  await findUnsteady([unitResult(...names)], runAlone)
  expect(asked).toHaveLength(maxRepeated)
})

test('the list of unsteady tests grows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unsteady-'))
  const file = join(folder, 'unsteady.json')
  const run = { seed: '7', date: '2026-11-27T12:00:00.000Z', load: 1.5 }
  storeUnsteady(file, [{ suite: 'unit', name: 'a', reason: 'a is wrong', alone: ['a.test.ts'] }], run)
  storeUnsteady(file, [{ suite: 'paths', name: 'b', reason: 'b is wrong', alone: ['b.screen.ts'] }], run)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    { suite: 'unit', name: 'a', reason: 'a is wrong', alone: ['a.test.ts'], ...run },
    { suite: 'paths', name: 'b', reason: 'b is wrong', alone: ['b.screen.ts'], ...run },
  ])
  rmSync(folder, { recursive: true })
})
