import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makePosting } from './fixture-a.testing.ts'
import { cardDescription } from './job-words.ts'
import { briefJob, isNewListing, longestCard } from './listed-job.ts'

test.each([
  ['13 d 23 h 59 min ago', '2026-09-01T00:01:00.000Z', true],
  ['exactly 14 d ago', '2026-09-01T00:00:00.000Z', false],
  ['20 d ago', '2026-08-26T00:00:00.000Z', false],
  ['at the minimum date', '0001-01-01T00:00:00.000Z', false],
  ['in the future', '2026-10-01T00:00:00.000Z', true],
])('[J4.2-01][J4.2-02] a posting changed %s', (_when, value, isNew) => {
  const LastModifiedDate = { type: 'datetime', value } as const
  expect(isNewListing({ LastModifiedDate }, Date.UTC(2026, 8, 15))).toEqual(isNew)
})

const text = fc
  .array(fc.constantFrom('a', ' ', '&', '<', '>', '&amp;', '&lt;b&gt;', '<p>', '</p>', '😀', '\u00a0', '"', '. '), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''))

test('a card says the same of a brief job as of the whole, however long it is and whatever stands in it', () => {
  fc.assert(
    fc.property(fc.option(text), fc.option(text), fc.nat(60), (ShortDescription, Responsibilities, times) => {
      const job = makePosting({ ShortDescription, Responsibilities: Responsibilities?.repeat(times) ?? null })
      for (const limit of [25, 350, longestCard])
        expect(cardDescription(briefJob(job), limit)).toBe(cardDescription(job, limit))
    }),
  )
})

test.each([
  ['just as long as a card', 'a'.repeat(longestCard)],
  ['one longer', 'a'.repeat(longestCard + 1)],
  ['with a blank where it is cut', `${'a'.repeat(longestCard)} bc`],
  ['with a pair of surrogates where it is cut', `${'a'.repeat(longestCard - 1)}😀😀`],
  ['with a pair of surrogates after that', `${'a'.repeat(longestCard + 1)}😀`],
])('a text that is %s is cut in the same place twice', (_, Responsibilities) => {
  const job = makePosting({ Responsibilities })
  expect(cardDescription(briefJob(job), longestCard)).toBe(cardDescription(job, longestCard))
})
