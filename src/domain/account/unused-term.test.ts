import { expect, test } from 'vitest'
import {
  toDayText,
  getLastUseLimit,
  nextExpiryDate,
  termInWords,
  getExpiryDate,
  warningLeadTimes,
} from './unused-term.ts'

const day = 24 * 60 * 60_000
const [firstWarning, secondWarning] = warningLeadTimes

test.each([
  ['the term is over', '2023-03-10T08:00:00Z', '2026-01-09T08:00:00Z', firstWarning, '2026-03-10T12:00:00.000Z'],
  [
    'its day has begun everywhere',
    '2023-03-10T12:00:01Z',
    '2026-01-09T13:00:00Z',
    firstWarning,
    '2026-03-11T12:00:00.000Z',
  ],
  [
    'the month has fewer days',
    '2023-08-31T00:00:00Z',
    '2026-06-01T00:00:00Z',
    firstWarning,
    '2026-08-31T12:00:00.000Z',
  ],
  [
    'the first warning is a year late',
    '2022-01-01T00:00:00Z',
    '2026-01-01T00:00:00Z',
    firstWarning,
    '2026-03-02T12:00:00.000Z',
  ],
  [
    'the second warning is late',
    '2022-01-01T00:00:00Z',
    '2026-01-01T00:00:00Z',
    secondWarning,
    '2026-01-15T12:00:00.000Z',
  ],
])('an account ends when %s', (_, used, now, before, end) => {
  expect(getExpiryDate(new Date(used), 36, { before, now: new Date(now) }).toISOString()).toBe(end)
})

test('at the end of a month a term ends with the last day of a shorter month, forwards and backwards', () => {
  const now = new Date('2025-09-01T00:00:00Z')
  const ends = ['2025-08-31', '2025-08-29', '2025-08-28'].map((used) =>
    getExpiryDate(new Date(used), 6, { before: secondWarning, now }).toISOString().slice(0, 10),
  )
  const latest = ['2026-08-31', '2024-08-30', '2026-08-28'].map((moment) =>
    getLastUseLimit(Date.parse(moment), 6).toISOString().slice(0, 10),
  )
  expect([ends, latest]).toEqual([
    ['2026-02-28', '2026-02-28', '2026-02-28'],
    ['2026-02-28', '2024-02-29', '2026-02-28'],
  ])
})

test('who is to be warned is found by when she last came', () => {
  const now = Date.parse('2026-01-09T08:00:00Z')
  expect(getLastUseLimit(now + firstWarning, 36).toISOString()).toBe('2023-03-10T08:00:00.000Z')
  expect([firstWarning / day, secondWarning / day]).toEqual([60, 14])
  const warnedAgain = new Date('2026-02-24T00:00:00Z')
  const end = getExpiryDate(new Date('2023-03-10T08:00:00Z'), 36, { before: secondWarning, now: warnedAgain })
  expect([nextExpiryDate(warnedAgain), end]).toEqual([
    new Date('2026-03-10T12:00:00Z'),
    new Date('2026-03-10T12:00:00Z'),
  ])
})

test('days and terms are written out', () => {
  expect([toDayText(new Date('2026-03-10T12:00:00Z')), ...[6, 12, 18, 36].map(termInWords)]).toEqual([
    'March 10, 2026',
    '6 months',
    '1 year',
    '18 months',
    '3 years',
  ])
})
