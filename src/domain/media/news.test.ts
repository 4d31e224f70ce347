import { expect, test } from 'vitest'
import type { CompanyEvent } from '#contract/company-event.ts'
import type { CompanyNews } from '#contract/company-news.ts'
import { homeEvents, homeNews } from './news.ts'

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

const event = (CompanyEvent_ID: string, start: string): CompanyEvent => ({
  CompanyEvent_ID,
  Title: CompanyEvent_ID,
  Description: null,
  StartDate: { type: 'date', value: `${start}T00:00:00.000` },
  EndDate: null,
  Location: null,
  LocationURL: null,
  WebsiteImageURL: null,
})

test("[C2.6-12][C2.6-14][C3.4-03] what's new is our own news, newest first, up to the limit", () => {
  const all = [
    news('old', '2026-01-01', 'Press Release'),
    news('elsewhere', '2026-09-01', 'External Article'),
    news('newest', '2026-08-01', 'Company News'),
    news('twin', '2026-08-01'),
    news('middle', '2026-03-01'),
  ]
  expect([homeNews(all, 3), homeNews(all, 9)].map((shown) => shown.map((item) => item.Title))).toEqual([
    ['newest', 'twin', 'middle'],
    ['newest', 'twin', 'middle', 'old'],
  ])
})

test('[C2.6-28] events to come stand first by their start, then past ones, newest first', () => {
  const all = [
    event('past', '2026-01-01'),
    event('later', '2026-12-01'),
    event('recent', '2026-08-01'),
    event('soon', '2026-10-01'),
  ]
  const now = Date.UTC(2026, 8, 6)
  expect([homeEvents(all, now, 4), homeEvents(all, now, 1)].map((shown) => shown.map((item) => item.Title))).toEqual([
    ['soon', 'later', 'recent', 'past'],
    ['soon'],
  ])
})
