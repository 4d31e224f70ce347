import { expect, test } from 'vitest'
import type { WireDate, WireDateType } from '#contract/date.ts'
import type { CompanyEvent } from '#contract/media.ts'
import { formatDate, formatDateRange, toTimestamp, isPastEvent, readZonedMoment, companyAge } from './dates.ts'

const wireDate = (type: WireDateType, value: string | null) => ({ type, value }) as WireDate
const day = (value: string) => wireDate('date', `${value}T00:00:00.000`)
const moment = (value: string) => wireDate('datetime', `${value}.000Z`)

test('[C3.2-04][C3.2-05][C3.2-06][C3.2-09] a date is read in UTC, the minimum date and null are none', () => {
  expect(
    [
      day('2026-09-06'),
      moment('2026-09-06T13:30:00'),
      wireDate('nullable date', null),
      wireDate('nullable datetime', '0001-01-01T00:00:00.000Z'),
      day('0001-01-01'),
      null,
    ].map(toTimestamp),
  ).toEqual([Date.UTC(2026, 8, 6), Date.UTC(2026, 8, 6, 13, 30), null, null, null, null])
})

test('[C3.2-09] a date is written out, an unknown one is empty', () => {
  expect([day('2026-09-06'), moment('2026-12-31T23:59:59'), day('0001-01-01'), null].map(formatDate)).toEqual([
    'September 6, 2026',
    'December 31, 2026',
    '',
    '',
  ])
})

type Days = Pick<CompanyEvent, 'StartDate' | 'EndDate'>
const days = (start: string, end: string | null = null) =>
  ({ StartDate: day(start), EndDate: end === null ? null : day(end) }) as Days
const moments = (start: string, end: string | null = null) =>
  ({ StartDate: moment(start), EndDate: end === null ? null : moment(end) }) as Days
const mixed = (start: string, end: string) => ({ StartDate: moment(start), EndDate: day(end) }) as Days

test.each<[string, Days, string]>([
  ['one day', days('2026-09-06'), 'September 6, 2026'],
  ['the same day twice', days('2026-09-06', '2026-09-06'), 'September 6, 2026'],
  ['days of one month', days('2026-09-06', '2026-09-08'), 'September 6–8, 2026'],
  ['two months', days('2026-05-30', '2026-06-02'), 'May 30 – June 2, 2026'],
  ['two years', days('2026-12-30', '2027-01-02'), 'December 30, 2026 – January 2, 2027'],
  ['an end that is the minimum date', days('2026-09-06', '0001-01-01'), 'September 6, 2026'],
  ['a moment, and its day as the end', mixed('2026-05-04T09:00:00', '2026-05-04'), 'May 4, 2026'],
  ['moments of one day', moments('2026-09-06T09:00:00', '2026-09-06T17:00:00'), 'September 6, 2026'],
])('[C2.14-05][C2.14-24] %s', (_name, event, text) => {
  expect(formatDateRange(event)).toEqual(text)
})

test.each<[string, Days, string, boolean]>([
  ['a moment that has passed', moments('2026-09-06T09:00:00'), '2026-09-06T09:00:00.001Z', true],
  ['this very moment', moments('2026-09-06T09:00:00'), '2026-09-06T09:00:00.000Z', false],
  ['between start and end', moments('2026-09-06T09:00:00', '2026-09-07T09:00:00'), '2026-09-07T08:00:00.000Z', false],
  ['the last moment of a day', days('2026-09-05', '2026-09-06'), '2026-09-06T23:59:59.999Z', false],
  ['the midnight after a day', days('2026-09-05', '2026-09-06'), '2026-09-07T00:00:00.000Z', true],
  ['a start without an end', days('2026-09-05'), '2026-09-06T00:00:00.000Z', true],
  [
    'a moment, on the evening of its day',
    mixed('2026-05-04T09:00:00', '2026-05-04'),
    '2026-05-04T23:00:00.000Z',
    false,
  ],
  ['a moment, after its day', mixed('2026-05-04T09:00:00', '2026-05-04'), '2026-05-05T00:00:00.000Z', true],
  ['an unknown end', days('2026-09-05', '0001-01-01'), '2026-09-05T12:00:00.000Z', false],
])('[C2.13-25][C2.13-27] %s', (_name, event, now, isPast) => {
  expect(isPastEvent(event, Date.parse(now))).toEqual(isPast)
})

test('a moment is read with its zone, and never without one', () => {
  const read = (text: string) => readZonedMoment(text)?.toISOString() ?? null
  const fourteen = '2026-12-01T14:00:00.000Z'
  expect(
    ['2026-12-01T14:00Z', '2026-12-01T09:00-05:00', '2026-12-01T14:00:00Z', '2026-12-01T14:00:00.000Z'].map(read),
  ).toEqual([fourteen, fourteen, fourteen, fourteen])
  const wrong = [
    '2026-12-01T14:00',
    '2026-12-01',
    '2026-02-30T14:00Z',
    '2026-12-01T24:00Z',
    '2026-12-01 14:00Z',
    'noon',
  ]
  expect(wrong.map(read)).toEqual(wrong.map(() => null))
})

test.each([
  ['2026-06-02T23:59:59.999Z', 52],
  ['2026-06-03T00:00:00.000Z', 53],
  ['2023-06-03T00:00:00.000Z', 50],
  ['2026-12-31T00:00:00.000Z', 53],
  ['2026-01-31T00:00:00.000Z', 52],
])('[J0-02][C1-24] at %s the company is %i years old', (now, age) => {
  expect(companyAge(Date.parse(now))).toEqual(age)
})
