import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { costProblem, growing } from './unit-cost.ts'

test('a file that uses more than 20 processor seconds is told what it used, and how it can use less', () => {
  expect(costProblem('src/a.test.ts', 20, false)).toEqual(null)
  expect(costProblem('src/a.test.ts', 20.01, false)).toEqual(
    'Expected src/a.test.ts to use 20 processor seconds at most and found 20.01. Share what its tests prepare, or, where its work grows with the product, draw from it (steps/harness/sampling.ts) and name it in scripts/suites/unit-cost.ts.',
  )
})

test('files that grow with the product may use more where all of their tests run, but not where a seed draws', () => {
  const [file = ''] = growing
  expect([costProblem(file, 60, false), costProblem(file, 60, true) === null]).toEqual([null, false])
})

test('every file that may grow is there', () => {
  expect(growing.filter((file) => !existsSync(file))).toEqual([])
})
