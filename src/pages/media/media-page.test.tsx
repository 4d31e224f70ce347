import type { CompanyEvent } from '#contract/company-event.ts'
import type { CompanyNews } from '#contract/company-news.ts'
import { all, linksOf, readHtml, sectionOf, textOf, textsOf } from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MediaPage } from './media-page.tsx'

const list = <Row,>(rows: ReadonlyArray<Row>) => ({ rows, loading: false, error: false, allLoaded: true })
const day = (value: string) => ({ type: 'date' as const, value: `${value}T00:00:00.000` })

const item = (number: number, NewsType: string): CompanyNews => ({
  CompanyNews_ID: String(number),
  Title: `${NewsType} ${number}`,
  ShortDescription: 'In short.',
  Body: null,
  PublishedDate: day(`2026-0${number}-01`),
  WebsiteImageURL: null,
  NewsType,
  Source: 'The Ledger',
  SourceURL: 'https://ledger.example/a',
})

const event = (id: string, start: string): CompanyEvent => ({
  CompanyEvent_ID: id,
  Title: `Event ${id}`,
  Description: null,
  StartDate: day(start),
  EndDate: null,
  Location: 'Dayton',
  LocationURL: null,
  WebsiteImageURL: null,
})

const news = [1, 2, 3, 4, 5].map((number) => item(number, 'Press Release')).concat(item(6, 'External Article'))

const show = (events: CompanyEvent[], page = 0) =>
  readHtml(
    renderToStaticMarkup(
      <MediaPage
        news={list(news)}
        events={list(events)}
        now={Date.UTC(2026, 5, 15)}
        years={53}
        social={{ linkedIn: 'https://l.example', facebook: 'https://f.example', x: 'https://x.example' }}
        pageIn={() => page}
        addressOf={(name, to) => `/media?${name}=${to + 1}#${name}`}
      />,
    ),
  )

const page = show([event('1', '2026-06-01'), event('2', '2026-07-01')])
const titles = (name: string, of = page) => textsOf(sectionOf(of, name), 'h3')

test('[C2.13-01][C2.13-04] the sections stand in their order, events only when there are any', () => {
  expect(textsOf(page, 'h2')).toEqual(['News', 'Events', 'Articles', 'Social Media'])
  expect(textsOf(show([]), 'h2')).toEqual(['News', 'Articles', 'Social Media'])
})

test('[C2.13-02][C2.13-10][C2.13-13] news are our own, newest first, four to a page', () => {
  expect(titles('News')).toEqual(['Press Release 5', 'Press Release 4', 'Press Release 3', 'Press Release 2'])
  expect(titles('News', show([], 1))).toEqual(['Press Release 1'])
  expect(titles('News', show([], 7))).toEqual(['Press Release 1'])
})

test('[C2.13-11][C2.13-12] pages are turned with first and last, without a choice of size', () => {
  const section = sectionOf(page, 'News')
  expect(linksOf(section).slice(-4)).toEqual([
    ['Page 1', '/media?news=1#news'],
    ['Page 2', '/media?news=2#news'],
    ['Next page', '/media?news=2#news'],
    ['Last page', '/media?news=2#news'],
  ])
  expect(linksOf(sectionOf(show([], 1), 'News')).slice(-4)).toEqual([
    ['First page', '/media?news=1#news'],
    ['Previous page', '/media?news=1#news'],
    ['Page 1', '/media?news=1#news'],
    ['Page 2', '/media?news=2#news'],
  ])
  expect(all(section, 'select')).toEqual([])
})

test('[C2.13-06][C2.13-08][C2.13-09] articles say who wrote them and lead there', () => {
  const section = sectionOf(page, 'Articles')
  expect(titles('Articles')).toEqual(['External Article 6'])
  expect(textsOf(section, 'p')[0]).toBe('The Ledger · June 1, 2026')
  expect(linksOf(section)).toEqual([
    ['Visit Site: External Article 6 (opens in a new tab)', 'https://ledger.example/a'],
  ])
})

test('[C2.13-25] an event that is over says so', () => {
  const items = textsOf(sectionOf(page, 'Events'), 'li')
  expect(items.map((words) => words.includes('This event is over'))).toEqual([false, true])
})

test('[C2.13-15] the years are counted', () => {
  expect(textOf(page)).toContain('Over 53 years supporting our nation’s most critical programs')
})

test('news and events can be followed, each in its forms', () => {
  expect(linksOf(sectionOf(page, 'News')).slice(0, 2)).toEqual([
    ['RSS: Follow news', '/media/news.rss'],
    ['JSON Feed: Follow news', '/media/news.json'],
  ])
  expect(linksOf(sectionOf(page, 'Events')).slice(0, 3)).toEqual([
    ['RSS: Follow events', '/media/events.rss'],
    ['JSON Feed: Follow events', '/media/events.json'],
    ['Calendar: Follow events', '/media/events.ics'],
  ])
})
