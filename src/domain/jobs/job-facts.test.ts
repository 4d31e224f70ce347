import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payInWords } from './job-facts.ts'

test.each([
  [{ Low: 98_000, High: 126_000, Unit: 'year' }, '$98,000 to $126,000 a year'],
  [{ Low: 98_000, High: 98_000, Unit: 'year' }, '$98,000 a year'],
  [{ Low: 1_000, High: 10_000_000, Unit: 'year' }, '$1,000 to $10,000,000 a year'],
  [{ Low: 22, High: 29, Unit: 'hour' }, '$22 to $29 an hour'],
  [{ Low: 24.5, High: 31, Unit: 'hour' }, '$24.50 to $31.00 an hour'],
  [{ Low: 24, High: 31.25, Unit: 'hour' }, '$24.00 to $31.25 an hour'],
  [{ Low: 24.05, High: 24.05, Unit: 'hour' }, '$24.05 an hour'],
] as const)('what a job pays in words: %j', (pay, words) => {
  expect(payInWords(pay)).toBe(words)
})

function written(cents: number, withCents: boolean) {
  const digits = String(cents).padStart(3, '0')
  const groups = Array.from(digits.slice(0, -2)).reduceRight(
    (text, digit, at, all) => `${digit}${at < all.length - 1 && (all.length - 1 - at) % 3 === 0 ? ',' : ''}${text}`,
    '',
  )
  return `$${groups}${withCents ? `.${digits.slice(-2)}` : ''}`
}

test('any range of a year reads as its digits say', () => {
  const amount = fc.oneof(
    fc.integer({ min: 100_000, max: 1_000_000_000 }),
    fc.integer({ min: 1_000, max: 10_000_000 }).map((dollars) => dollars * 100),
  )
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      const withCents = `${low}`.slice(-2) !== '00' || `${high}`.slice(-2) !== '00'
      const range = low === high ? [high] : [low, high]
      expect(payInWords({ Low: low / 100, High: high / 100, Unit: 'year' })).toBe(
        `${range.map((cents) => written(cents, withCents)).join(' to ')} a year`,
      )
    }),
  )
})
