import { expect, test } from 'vitest'
import { bounded } from './feed.ts'

const sizes = (...given: number[]) => bounded(given, (size) => size)

test('a feed has two hundred items at most, the first of all', () => {
  const rows = Array.from({ length: 201 }, (_, index) => index)
  expect(bounded(rows, () => 1)).toEqual(rows.slice(0, 200))
  expect(bounded(rows.slice(0, 200), () => 1)).toEqual(rows.slice(0, 200))
})

test('a feed has as many items as have a million characters together, and one that has more alone', () => {
  expect(sizes(400_000, 600_000, 1)).toEqual([400_000, 600_000])
  expect(sizes(2_000_000, 1)).toEqual([2_000_000])
  expect(sizes()).toEqual([])
})
