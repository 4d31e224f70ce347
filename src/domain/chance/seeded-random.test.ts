import { expect, test } from 'vitest'
import { seededRandom } from './seeded-random.ts'

test('a seed repeats its numbers, all from 0 up to 1', () => {
  const draw = (seed: string) => Array.from({ length: 5 }, seededRandom(seed))
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
  const many = Array.from({ length: 10_000 }, seededRandom('many'))
  const tenths = Array.from({ length: 10 }, (_, at) => many.filter((number) => Math.floor(number * 10) === at).length)
  expect(tenths.every((count) => count > 850 && count < 1150)).toEqual(true)
})
