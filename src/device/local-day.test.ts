import { expect, test } from 'vitest'
import { formatLocalDay } from './local-day.ts'

test('the day of a moment is the one on the calendar where the device is, also late in the evening', () => {
  expect([formatLocalDay(new Date(2026, 10, 2, 23, 59)), formatLocalDay(new Date(2026, 0, 31, 0, 0))]).toEqual([
    '2026-11-02',
    '2026-01-31',
  ])
})
