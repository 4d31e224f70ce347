import { Result, Schema } from 'effect'
import { expect, test } from 'vitest'
import { DateOnly, DateTime, NullableDateOnly, NullableDateTime, WireDate } from './date.ts'

const isDate = (value: unknown) => Schema.is(WireDate)(value)

type Date = typeof DateOnly | typeof DateTime | typeof NullableDateOnly | typeof NullableDateTime

const decodeDate = (date: Date, type: string, value: string | null) => {
  const read = Schema.decodeUnknownResult(date)({ type, value })
  return Result.isSuccess(read) ? read.success : read.failure.message.split('\n')[0]
}

test('[C3.2-01][C3.2-02] a date is an object with one of four types and a string', () => {
  expect(
    [
      { type: 'date', value: '2026-09-06T00:00:00.000' },
      { type: 'nullable date', value: '2026-09-06T00:00:00.000' },
      { type: 'datetime', value: '2026-09-06T13:30:05.250Z' },
      { type: 'nullable datetime', value: '2026-09-06T13:30:05.250Z' },
      '2026-09-06T00:00:00.000',
      { type: 'day', value: '2026-09-06T00:00:00.000' },
      { value: '2026-09-06T00:00:00.000' },
      { type: 'date', value: 20260906 },
      { type: 'date' },
    ].map(isDate),
  ).toEqual([true, true, true, true, false, false, false, false, false])
})

test('[C3.2-03][C3.2-04][C3.2-05] the string is written yyyy-mm-ddThh:mm:ss.mmm, a day at midnight, a moment with Z', () => {
  const days = ['2026-09-06T00:00:00.000', '2026-09-06T00:00:00.000Z', '2026-09-06T10:00:00.000', '2026-09-06']
  const moments = [
    '2026-09-06T13:30:05.250Z',
    '2026-09-06T13:30:05.250',
    '2026-09-06T13:30:05Z',
    '2026-9-6T13:30:05.250Z',
  ]
  expect([
    days.map((value) => isDate({ type: 'date', value })),
    moments.map((value) => isDate({ type: 'datetime', value })),
  ]).toEqual([
    [true, false, false, false],
    [true, false, false, false],
  ])
})

test('a day that no calendar has is refused', () => {
  const days = ['2026-02-28', '2026-02-29', '2028-02-29', '2026-13-01', '2026-04-31']
  expect(days.map((day) => isDate({ type: 'date', value: `${day}T00:00:00.000` }))).toEqual([
    true,
    false,
    true,
    false,
    false,
  ])
  expect(isDate({ type: 'datetime', value: '2026-09-06T25:00:00.000Z' })).toBe(false)
})

test('[C3.2-06] the minimum date is a date like any other', () => {
  const least = { type: 'date', value: '0001-01-01T00:00:00.000' }
  expect(decodeDate(DateOnly, 'date', least.value)).toEqual(least)
})

test.each(['2026-09-06', 'September 6, 2026', '', '2026-09-06T00:00:00.000Z'])(
  '[C3.2-07] a day written %j is refused, with the way to write it',
  (value) => {
    expect(decodeDate(DateOnly, 'date', value)).toBe('Expected a date written yyyy-mm-ddT00:00:00.000')
  },
)

test('[C3.2-08][C8-15] null is refused where a date is required and kept where it may be missing', () => {
  expect([
    decodeDate(DateOnly, 'date', null),
    decodeDate(DateTime, 'datetime', null),
    decodeDate(NullableDateOnly, 'nullable date', null),
    decodeDate(NullableDateTime, 'nullable datetime', null),
  ]).toEqual([
    'Date cannot be null',
    'Date cannot be null',
    { type: 'nullable date', value: null },
    { type: 'nullable datetime', value: null },
  ])
})

test('[C3.2-02] each type takes its own objects alone', () => {
  const given = [
    { type: 'date', value: '2026-09-06T00:00:00.000' },
    { type: 'nullable date', value: null },
    { type: 'datetime', value: '2026-09-06T13:30:05.250Z' },
    { type: 'nullable datetime', value: null },
  ]
  const schemas = [DateOnly, NullableDateOnly, DateTime, NullableDateTime]
  expect(schemas.map((schema) => given.map((date) => Schema.is(schema as Schema.Schema<unknown>)(date)))).toEqual([
    [true, false, false, false],
    [false, true, false, false],
    [false, false, true, false],
    [false, false, false, true],
  ])
})
