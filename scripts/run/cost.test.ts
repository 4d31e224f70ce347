import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { enforceBudget } from '../suites/run-suite.ts'
import { scaleBudget, formatBudgets } from './budget.ts'
import { readCucumberCost, readUnitCost, readVitestCost, formatCost } from './cost.ts'

const file = (name: string, ...durations: number[]) => ({
  name: resolve(name),
  assertionResults: durations.map((duration) => ({ duration })),
})
const report = JSON.stringify({
  testResults: [file('a.test.ts', 500, 1500), file('b.test.ts', 3000), file('c.test.ts')],
})

test('files are told by how long their tests took, or by the processor seconds that were measured', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cost-'))
  const measured = join(folder, 'unit-cost.json')
  const byTests = {
    files: [
      ['b.test.ts', 3],
      ['a.test.ts', 2],
    ],
  }
  expect([readVitestCost(report), readUnitCost(report, measured)]).toEqual([byTests, byTests])
  writeFileSync(measured, '{ "a.test.ts": 7, "b.test.ts": 4 }')
  expect(readUnitCost(report, measured)).toEqual({
    files: [
      ['a.test.ts', 7],
      ['b.test.ts', 4],
    ],
  })
  rmSync(folder, { recursive: true })
})

test('features are told by their steps, and hooks together', () => {
  const took = (seconds: number, nanos = 0) => ({ seconds, nanos })
  const step = (testStepId: string, seconds: number) => ({
    testStepFinished: { testStepId, testStepResult: { duration: took(seconds) } },
  })
  const envelopes = [
    { pickle: { id: 'p', uri: 'features/a.feature' } },
    {
      testCase: {
        pickleId: 'p',
        testSteps: [
          { id: 'hook', hookId: 'h' },
          { id: 'one', pickleStepId: 's' },
        ],
      },
    },
    { testRunHookFinished: { result: { duration: took(5, 5e8) } } },
    step('hook', 1),
    step('one', 2),
    step('one', 3),
  ]
  const cost = readCucumberCost(envelopes.map((each) => JSON.stringify(each)).join('\n'))
  expect(cost).toEqual({ files: [['features/a.feature', 5]], setUp: 6.5 })
  expect(formatCost(cost)).toEqual(['     5.0 s  features/a.feature', '     6.5 s  before and after all examples'])
})

test('a slower machine may use more, and a faster one no less', () => {
  expect([scaleBudget(100, 0.36), scaleBudget(100, 0.09)]).toEqual([200, 100])
})

test('a suite that used more than its budget has failed once more', () => {
  const result = {
    suite: 'unit',
    totals: { passed: 5, failed: 0 },
    failures: [],
    clock: 60,
    seconds: 101,
    machine: 0.18,
  }
  const ran = enforceBudget(result, 100)
  expect(ran.totals).toEqual({ passed: 5, failed: 1 })
  expect(ran.failures.map(({ name }) => name)).toEqual(['unit: too expensive'])
  const others = [{ seconds: 100 }, { seconds: null }, { seconds: 190, machine: 0.36 }]
  for (const other of others) expect(enforceBudget({ ...result, ...other }, 100).totals.failed).toBe(0)
  expect(enforceBudget(result, null).totals.failed).toBe(0)
})

test('a run ends with a table', () => {
  const row = { suite: 'unit', tests: 4952, clock: 216.8, seconds: 401.4, budget: null }
  expect(formatBudgets([row])).toEqual([
    'suite                  tests   seconds processor    budget',
    'unit                    4952       217       401          ',
  ])
})
