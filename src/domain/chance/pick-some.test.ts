import { expect, test } from 'vitest'
import { pickSome } from './pick-some.ts'
import { seededRandom } from './seeded-random.ts'

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

test('the first of what is left is picked by 0 and the last by almost 1', () => {
  expect([pickSome(letters, 3, () => 0), pickSome(letters, 3, () => 0.999)]).toEqual([
    ['a', 'b', 'c'],
    ['h', 'g', 'f'],
  ])
})

test('[J2.2-19] six of eight are different ones, another seed picks others, and each may be the first', () => {
  const picks = Array.from({ length: 200 }, (_, seed) => pickSome(letters, 6, seededRandom(String(seed))))
  expect(picks.every((pick) => new Set(pick).size === 6)).toBe(true)
  expect(new Set(picks.map(([first]) => first))).toEqual(new Set(letters))
})

test('of fewer than asked for, all are picked', () => {
  expect(pickSome(['a', 'b'], 6, () => 0)).toEqual(['a', 'b'])
})
