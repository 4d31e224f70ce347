import { expect, test } from 'vitest'
import { ridgePath } from './history-ridge.tsx'

test('a slope goes through its points and is level at each', () => {
  expect(
    ridgePath([
      [0, 100],
      [10, 80],
      [30, 20],
    ]),
  ).toBe('M0 100C5 100 5 80 10 80C20 80 20 20 30 20')
  expect([ridgePath([[1, 2]]), ridgePath([])]).toEqual(['M1 2', ''])
})
