import { expect, test } from 'vitest'
import { decodeRows } from '#contract/payload.ts'
import { eventWords } from './event-words.ts'
import { homeEvents } from './news.ts'

const events = decodeRows('CompanyEvent', [
  {
    CompanyEvent_ID: 1,
    Title: 'The day after',
    StartDate: { type: 'date', value: '2026-05-05T00:00:00.000' },
  },
  {
    CompanyEvent_ID: 2,
    Title: 'Open day',
    StartDate: { type: 'datetime', value: '2026-05-04T09:00:00.000Z' },
    EndDate: { type: 'nullable date', value: '2026-05-04T00:00:00.000' },
    Location: 'Dayton',
  },
])
const evening = Date.parse('2026-05-04T22:00:00.000Z')
const midnight = Date.parse('2026-05-05T00:00:00.000Z')

test('[C2.13-25][C2.13-27] an event with a time whose end is its day is one day in lists, and over when the day is', () => {
  const words = { title: 'Open day', day: { year: 2026, month: 'May', day: 4 }, facts: ['May 4, 2026', 'Dayton'] }
  expect([evening, midnight].map((now) => events.slice(1).map((event) => eventWords(event, now)))).toEqual([
    [{ ...words, past: false }],
    [{ ...words, past: true }],
  ])
})

test('[C2.6-28] on the evening of its day such an event is still the next', () => {
  const listTitlesAt = (now: number) => homeEvents(events, now, 2).map(({ Title }) => Title)
  expect([listTitlesAt(evening), listTitlesAt(midnight)]).toEqual([
    ['Open day', 'The day after'],
    ['The day after', 'Open day'],
  ])
})
