import { expect, test } from 'vitest'
import { isNewListing } from './listed-job.ts'

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
