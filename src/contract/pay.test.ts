import { Schema } from 'effect'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Pay } from './jobs.ts'

const accepts = Schema.is(Pay)

test.each([
  ['a range of a year', { Low: 98_000, High: 126_000, Unit: 'year' }, true],
  ['one amount', { Low: 98_000, High: 98_000, Unit: 'year' }, true],
  ['cents of an hour', { Low: 24.5, High: 31.25, Unit: 'hour' }, true],
  ['the least and the most of an hour', { Low: 1, High: 1_000, Unit: 'hour' }, true],
  ['the least and the most of a year', { Low: 1_000, High: 10_000_000, Unit: 'year' }, true],
  ['a range the wrong way round', { Low: 126_000, High: 98_000, Unit: 'year' }, false],
  ['nothing', { Low: 0, High: 30, Unit: 'hour' }, false],
  ['less than nothing', { Low: -30, High: 30, Unit: 'hour' }, false],
  ['a year’s pay in an hour', { Low: 24.5, High: 98_000, Unit: 'hour' }, false],
  ['an hour’s pay in a year', { Low: 24.5, High: 98_000, Unit: 'year' }, false],
  ['more than anybody is paid', { Low: 98_000, High: 10_000_001, Unit: 'year' }, false],
  ['parts of a cent', { Low: 24.505, High: 31, Unit: 'hour' }, false],
  ['no end', { Low: 24.5, High: Infinity, Unit: 'hour' }, false],
  ['no upper end', { Low: 98_000, Unit: 'year' }, false],
  ['no lower end', { High: 98_000, Unit: 'year' }, false],
  ['no unit', { Low: 98_000, High: 126_000 }, false],
  ['another unit', { Low: 8_000, High: 9_000, Unit: 'month' }, false],
  ['amounts as text', { Low: '98000', High: '126000', Unit: 'year' }, false],
])('whether a posting may state %s', (_name, pay, isRight) => {
  expect(accepts(pay)).toBe(isRight)
})

test('of any two amounts in whole cents, those are a range that stand in order between their bounds', () => {
  const cents = { hour: [100, 100_000], year: [100_000, 1_000_000_000] } as const
  fc.assert(
    fc.property(fc.constantFrom('hour', 'year'), fc.gen(), (Unit, draw) => {
      const [least, most] = cents[Unit]
      const amount = () => draw(fc.integer, { min: least - 50, max: most + 50 })
      const [low, high] = [amount(), amount()]
      const isRight = [least, low, high, most].every((at, index, all) => index === 0 || (all[index - 1] ?? 0) <= at)
      expect(accepts({ Low: low / 100, High: high / 100, Unit })).toBe(isRight)
    }),
  )
})
