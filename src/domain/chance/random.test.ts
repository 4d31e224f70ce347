import { expect, test } from 'vitest'
import { seededRandom, pickRandom } from './random.ts'

test('a seed repeats its numbers, all from 0 up to 1', () => {
  const draw = (seed: string) => Array.from({ length: 5 }, seededRandom(seed))
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
  const many = Array.from({ length: 10_000 }, seededRandom('many'))
  const tenths = Array.from({ length: 10 }, (_, at) => many.filter((number) => Math.floor(number * 10) === at).length)
  expect(tenths.every((count) => count > 850 && count < 1150)).toEqual(true)
})

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

test('the first of what is left is picked by 0 and the last by almost 1', () => {
  expect([pickRandom(letters, 3, () => 0), pickRandom(letters, 3, () => 0.999)]).toEqual([
    ['a', 'b', 'c'],
    ['h', 'g', 'f'],
  ])
})

test('[J2.2-19] six of eight are different ones, another seed picks others, and each may be the first', () => {
  const picks = Array.from({ length: 200 }, (_, seed) => pickRandom(letters, 6, seededRandom(String(seed))))
  expect(picks.every((pick) => new Set(pick).size === 6)).toBe(true)
  expect(new Set(picks.map(([first]) => first))).toEqual(new Set(letters))
})

test('of fewer than asked for, all are picked', () => {
  expect(pickRandom(['a', 'b'], 6, () => 0)).toEqual(['a', 'b'])
})
