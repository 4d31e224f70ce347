import { expect, test } from 'vitest'
import { benchProblem, smallestLine } from './bench-problem.ts'

const result =
  '┌─────────┬───────┐\n│ (index) │ kills │\n├─────────┼───────┤\n│ 0       │ 1     │\n└─────────┴───────┘\n'
const nothing = '┌─────────┐\n│ (index) │\n├─────────┤\n└─────────┘\n'
const told = (text: string) => `${smallestLine}\n${text}`

test('a bench that ends well with a result at its smallest size has no problem', () => {
  expect(benchProblem({ code: 0, output: told(result) })).toBe(null)
})

test.each([
  [
    'ends with another code',
    { code: 1, output: told(`${result}TimeoutError`) },
    /^It ended with code 1\.\n[^]*TimeoutError$/,
  ],
  ['prints a table without a row', { code: 0, output: told(nothing) }, /^It printed no table with a result\./],
  ['prints nothing', { code: 0, output: told('') }, /^It printed no table with a result\./],
  ['has one size', { code: 0, output: result }, /^It does not take --smallest/],
])('a bench has a problem that %s', (_, outcome, problem) => {
  expect(benchProblem(outcome)).toMatch(problem)
})
