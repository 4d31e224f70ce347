import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pairwise } from './pairwise.ts'

const factors = fc.dictionary(
  fc.string({ minLength: 1 }),
  fc.uniqueArray(fc.oneof(fc.integer(), fc.string(), fc.constant(null)), { minLength: 1, maxLength: 4 }),
  { minKeys: 2, maxKeys: 4 },
)

test('any two values of two factors meet in a combination', () => {
  fc.assert(
    fc.property(factors, (given) => {
      const combinations = pairwise(given)
      const met = (one: string, other: string) =>
        new Set(combinations.map((found) => JSON.stringify([found[one], found[other]]))).size
      const pairs = Object.keys(given).flatMap((one, index) =>
        Object.keys(given)
          .slice(index + 1)
          .map((other) => [one, other] as const),
      )
      expect(pairs.map(([one, other]) => met(one, other))).toEqual(
        pairs.map(([one, other]) => (given[one]?.length ?? 0) * (given[other]?.length ?? 0)),
      )
    }),
  )
})

test('a combination has one value of each factor, and no other', () => {
  fc.assert(
    fc.property(factors, (given) => {
      const combinations = pairwise(given)
      for (const combination of combinations) {
        expect(Object.keys(combination).toSorted()).toEqual(Object.keys(given).toSorted())
        for (const [name, value] of Object.entries(combination)) expect(given[name]).toContain(value)
      }
    }),
  )
})

test('the combinations are few: thirteen factors of three values make fewer than forty of a million and a half', () => {
  const values = ['a', 'b', 'c']
  const threeValueFactors = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`factor ${index}`, values]))
  expect(pairwise(threeValueFactors).length).toBeLessThan(40)
})
