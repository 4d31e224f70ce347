import { expect, test } from 'vitest'
import { benchProblem, smallestLine } from './bench-runs.ts'

const result =
  '┌─────────┬───────┐\n│ (index) │ kills │\n├─────────┼───────┤\n│ 0       │ 1     │\n└─────────┴───────┘\n'
const emptyTable = '┌─────────┐\n│ (index) │\n├─────────┤\n└─────────┘\n'
const createOutput = (text: string) => `${smallestLine}\n${text}`

test('a bench that ends well with a result at its smallest size has no problem', () => {
  expect(benchProblem({ code: 0, output: createOutput(result) })).toBe(null)
})

test.each([
  [
    'ends with another code',
    { code: 1, output: createOutput(`${result}TimeoutError`) },
    /^It ended with code 1\.\n[^]*TimeoutError$/,
  ],
  [
    'prints a table without a row',
    { code: 0, output: createOutput(emptyTable) },
    /^It printed no table with a result\./,
  ],
  ['prints nothing', { code: 0, output: createOutput('') }, /^It printed no table with a result\./],
  ['has one size', { code: 0, output: result }, /^It does not take --smallest/],
])('a bench has a problem that %s', (_, outcome, problem) => {
  expect(benchProblem(outcome)).toMatch(problem)
})
