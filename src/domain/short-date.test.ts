import { expect, test } from 'vitest'
import { formatShortDate } from './short-date.ts'

test.each([
  [{ type: 'date', value: '2026-03-02T00:00:00.000' }, '03/02/2026'],
  [{ type: 'datetime', value: '2026-12-31T23:59:59.999Z' }, '12/31/2026'],
  [{ type: 'nullable date', value: null }, ''],
  [null, ''],
] as const)(' the day of %j reads "%s"', (date, read) => {
  expect(formatShortDate(date)).toBe(read)
})
