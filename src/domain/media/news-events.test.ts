import { expect, test } from 'vitest'
import type { CompanyNews } from '#contract/media.ts'
import { sortEvents, sortNewestFirst, firmNews } from './media-lists.ts'
import { toEventSummary } from './news-events.ts'
import { createEvent } from './event.testing.ts'

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
  Figure: null,
})

const createDay = (Title: string, start: string) =>
  createEvent({ CompanyEvent_ID: Title, Title, StartDate: { type: 'date', value: `${start}T00:00:00.000` } })

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
    createDay('undated', '0001-01-01'),
    createDay('past', '2026-01-01'),
    createDay('later', '2026-12-01'),
    createDay('recent', '2026-08-01'),
    createDay('soon', '2026-10-01'),
  ]
  const now = Date.UTC(2026, 8, 6)
  expect(sortEvents(all, now).map(({ Title }) => Title)).toEqual(['soon', 'later', 'undated', 'recent', 'past'])
})

const events = [
  createDay('The day after', '2026-05-05'),
  createEvent({
    CompanyEvent_ID: '2',
    StartDate: { type: 'datetime', value: '2026-05-04T13:00:00.000Z' },
    EndDate: { type: 'nullable date', value: '2026-05-04T00:00:00.000' },
    Location: 'Dayton',
  }),
]
const evening = Date.parse('2026-05-05T09:59:59.999Z')
const midnight = Date.parse('2026-05-05T10:00:00.000Z')

test('[C2.13-25][C2.13-27] an event with a time whose end is its day is one day in lists, and over when the day is', () => {
  const words = { title: 'Open day', day: { Day: 4, Month: 'May' } }
  const facts = 'May 4, 2026, 9 AM EDT\u00a0· Dayton'
  expect([evening, midnight].map((now) => events.slice(1).map((event) => toEventSummary(event, now)))).toEqual([
    [{ ...words, facts, past: false }],
    [{ ...words, facts: `${facts}\u00a0· This event is over`, past: true }],
  ])
})

test('[C2.6-28] on the evening of its day such an event is still the next', () => {
  const listTitlesAt = (now: number) => sortEvents(events, now).map(({ Title }) => Title)
  expect([listTitlesAt(evening), listTitlesAt(midnight)]).toEqual([
    ['Open day', 'The day after'],
    ['The day after', 'Open day'],
  ])
})

test('[C2.6-28] what begins in the evening stands before the day after, though in UTC it is that day', () => {
  const gala = createEvent({ Title: 'Gala', StartDate: { type: 'datetime', value: '2026-12-10T01:00:00.000Z' } })
  const all = [createDay('Workshop', '2026-12-10'), gala, createDay('Fair', '2026-12-09')]
  const now = Date.UTC(2026, 10, 29)
  expect(sortEvents(all, now).map(({ Title }) => Title)).toEqual(['Fair', 'Gala', 'Workshop'])
  expect(sortNewestFirst(all).map(({ Title }) => Title)).toEqual(['Workshop', 'Gala', 'Fair'])
})
