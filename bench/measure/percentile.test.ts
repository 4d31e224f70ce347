import { expect, test } from 'vitest'
import { median, percentile } from './percentile.ts'

test('the median of three is the middle one, whatever their order', () => {
  expect(median([30, 10, 20])).toBe(20)
})

test('three of four values are at most the value at 75 percent', () => {
  expect([percentile([40, 10, 30, 20], 0.75), percentile([40, 10, 30, 20], 1), percentile([7], 0.75)]).toEqual([
    30, 40, 7,
  ])
})

test('nothing has no percentile', () => {
  expect(percentile([], 0.75)).toBe(NaN)
})

test('what was not measured once has no percentile, wherever it stands', () => {
  expect([median([10, NaN, 20]), median([NaN, 10, 20])]).toEqual([NaN, NaN])
})
