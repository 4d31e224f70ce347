import { expect, test } from 'vitest'
import type { WireDate, WireDateType } from '#contract/date.ts'
import { formatDate, toTimestamp, readZonedMoment, companyAge } from './dates.ts'

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
