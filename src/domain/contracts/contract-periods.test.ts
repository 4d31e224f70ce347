import type { WireDate } from '#contract/date.ts'
import { expect, test } from 'vitest'
import { contractsFinding, periodInWords, periodSpans, timeLeft, type Period } from './contract-periods.ts'

const on = (day: string): WireDate => ({ type: 'date', value: `${day}T00:00:00.000` })
const at = (moment: string) => Date.parse(`${moment}Z`)

const survey: Period = { from: on('2022-03-01'), to: on('2027-02-28') }
const dredging: Period = { from: on('2024-10-01'), to: on('2026-09-30'), optionTo: on('2031-09-30') }
const ferries: Period = { from: on('2028-01-15'), to: on('2030-01-14') }

test('a period lasts to the end of its last day, and its option begins there', () => {
  expect(periodSpans(dredging)).toEqual([
    { kind: 'period', from: at('2024-10-01T00:00'), to: at('2026-10-01T00:00') },
    { kind: 'option', from: at('2026-10-01T00:00'), to: at('2031-10-01T00:00') },
  ])
  expect(periodSpans(survey).map(({ kind }) => kind)).toEqual(['period'])
})

test('a period is told by its days', () => {
  expect([survey, dredging].map(periodInWords)).toEqual([
    'March 1, 2022 to February 28, 2027',
    'October 1, 2024 to September 30, 2026, with an option to September 30, 2031',
  ])
})

test.each([
  ['2022-02-28T23:59', 'Opens in 2022'],
  ['2022-03-01T00:00', '5.0 years left'],
  ['2024-01-20T08:00', '3.1 years left'],
  ['2026-02-28T12:00', '1.0 years left'],
  ['2026-03-02T00:00', '364 days left'],
  ['2027-02-27T06:00', '2 days left'],
  ['2027-02-28T06:00', '1 day left'],
  ['2027-03-01T00:00', 'Closed in 2027'],
])('on %s a contract to the end of February 2027 says "%s"', (moment, words) => {
  expect(timeLeft(survey, at(moment))).toBe(words)
})

test.each([
  [
    '2025-05-05T00:00',
    'Two ways to order from us are open today. The last one closes in 2027, or in 2031 with options.',
  ],
  ['2023-05-05T00:00', 'One way to order from us is open today. It closes in 2027.'],
  [
    '2026-09-30T23:59',
    'Two ways to order from us are open today. The last one closes in 2027, or in 2031 with options.',
  ],
  ['2026-10-01T00:00', 'One way to order from us is open today. It closes in 2027.'],
  ['2027-06-01T00:00', 'No ways to order from us are open today.'],
  ['2031-01-01T00:00', 'No ways to order from us are open today.'],
])('on %s the contracts say what is open', (moment, words) => {
  expect(contractsFinding([survey, dredging, ferries], at(moment))).toBe(words)
})

test.each([
  [0, 'No ways to order from us are open today.'],
  [12, 'Twelve ways to order from us are open today. The last one closes in 2030.'],
  [50, '50 ways to order from us are open today. The last one closes in 2030.'],
])('%i contracts are told by their number', (count, words) => {
  expect(
    contractsFinding(
      Array.from({ length: count }, () => ferries),
      at('2029-01-01T00:00'),
    ),
  ).toBe(words)
})

test('the only contract says its own option', () => {
  expect(contractsFinding([dredging], at('2025-01-01T00:00'))).toBe(
    'One way to order from us is open today. It closes in 2026, or in 2031 with its option.',
  )
})
