import { expect, test } from 'vitest'
import { formatDateTime, timeAgo } from './moments.ts'

const moment = '2026-11-24T17:20:31.000Z'
const hour = 3_600_000

test('a moment is told with its day and minute, where its reader is', () => {
  expect([formatDateTime(moment, 'UTC'), formatDateTime(moment, 'Asia/Tokyo')]).toEqual([
    'November 24, 2026 at 5:20 PM',
    'November 25, 2026 at 2:20 AM',
  ])
})

test('how long ago something was is told to the hour, and to the day from then on', () => {
  const start = Date.parse(moment)
  const after = [-1, 0.9, 1, 23.5, 24, 49]
  expect(after.map((hours) => timeAgo(moment, start + hours * hour))).toEqual([
    'within the last hour',
    'within the last hour',
    '1 hour ago',
    '23 hours ago',
    '1 day ago',
    '2 days ago',
  ])
})
