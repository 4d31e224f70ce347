import { expect, test } from 'vitest'
import type { CompanyEvent, CompanyNews } from '#contract/media.ts'
import { sortEvents, firmNews } from './media-lists.ts'
import { toEventSummary } from './news-events.ts'
import { decodeRows } from '#contract/payload.ts'

const news = (CompanyNews_ID: string, published: string, NewsType: string | null = null): CompanyNews => ({
  CompanyNews_ID,
  Title: CompanyNews_ID,
  ShortDescription: null,
  Body: null,
  PublishedDate: { type: 'date', value: `${published}T00:00:00.000` },
  WebsiteImageURL: null,
  NewsType,
  Source: null,
  SourceURL: null,
})

const createEvent = (CompanyEvent_ID: string, start: string): CompanyEvent => ({
  CompanyEvent_ID,
  Title: CompanyEvent_ID,
  Description: null,
  StartDate: { type: 'date', value: `${start}T00:00:00.000` },
  EndDate: null,
  Location: null,
  LocationURL: null,
  WebsiteImageURL: null,
})

test('[C2.6-12][C2.6-14][C3.4-03] our news are without what others wrote, newest first', () => {
  const all = [
    news('old', '2026-01-01', 'Press Release'),
    news('elsewhere', '2026-09-01', 'External Article'),
    news('newest', '2026-08-01', 'Company News'),
    news('twin', '2026-08-01'),
    news('middle', '2026-03-01'),
  ]
  expect(firmNews(all).map(({ Title }) => Title)).toEqual(['newest', 'twin', 'middle', 'old'])
})

test('[C2.6-28] events to come stand first by their start, those without a day last, then past ones, newest first', () => {
  const all = [
    createEvent('undated', '0001-01-01'),
    createEvent('past', '2026-01-01'),
    createEvent('later', '2026-12-01'),
    createEvent('recent', '2026-08-01'),
    createEvent('soon', '2026-10-01'),
  ]
  const now = Date.UTC(2026, 8, 6)
  expect(sortEvents(all, now).map(({ Title }) => Title)).toEqual(['soon', 'later', 'undated', 'recent', 'past'])
})

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
  const words = { title: 'Open day', day: { year: 2026, month: 'May', day: 4 } }
  expect([evening, midnight].map((now) => events.slice(1).map((event) => toEventSummary(event, now)))).toEqual([
    [{ ...words, facts: 'May 4, 2026\u00a0· Dayton', past: false }],
    [{ ...words, facts: 'May 4, 2026\u00a0· Dayton\u00a0· This event is over', past: true }],
  ])
})

test('[C2.6-28] on the evening of its day such an event is still the next', () => {
  const listTitlesAt = (now: number) => sortEvents(events, now).map(({ Title }) => Title)
  expect([listTitlesAt(evening), listTitlesAt(midnight)]).toEqual([
    ['Open day', 'The day after'],
    ['The day after', 'Open day'],
  ])
})
