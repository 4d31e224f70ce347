import type { FeedName } from '#contract/site-settings.ts'
import type { CompanyEvent, CompanyNews } from '#contract/media.ts'
import { createEvent } from '#domain/media/event.testing.ts'
import { all, listPartLinks, readHtml, getPageSection, getPartText, listPartTexts } from '#ui/read-html.testing.ts'
import { socialFeedsMachine, type SocialFeedsEvent } from '#machines/social-feeds.machine.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
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
  Figure: null,
})

const event = (id: string, start: string) =>
  createEvent({ CompanyEvent_ID: id, Title: `Event ${id}`, StartDate: day(start), Location: 'Dayton' })

const news = [1, 2, 3, 4, 5].map((number) => item(number, 'Press Release')).concat(item(6, 'External Article'))

const address = 'https://networks.example'
const settings = {
  external: {
    portal: address,
    timesheet: address,
    email: address,
    intranet: address,
    linkedIn: `${address}/in`,
    facebook: `${address}/fb`,
    x: `${address}/x`,
  },
  feeds: {
    linkedInFollow: `${address}/in/follow`,
    xFollow: null,
    xTimeline: `${address}/x/timeline`,
    facebookFeed: null,
  },
}

const createAllFeeds = (...events: SocialFeedsEvent[]) => createFeeds(['linkedInFollow', 'xTimeline'], events)

function createFeeds(feeds: ReadonlyArray<FeedName>, events: ReadonlyArray<SocialFeedsEvent>) {
  const machine = socialFeedsMachine.provide({ actors: { watchConsent: fromCallback(() => {}) } })
  const actor = createActor(machine, { input: { feeds } }).start()
  for (const told of events) actor.send(told)
  return actor.stop()
}

const months = [1, 2, 3, 4, 5, 6]
const sixEvents = months.map((month) => event(String(month), `2026-0${month}-01`))
const sixArticles = [...months.map((month) => item(month, 'External Article')), item(7, 'Press Release')]

const show = (events: CompanyEvent[], page = 0, flow = createAllFeeds(), written = news) =>
  readHtml(
    renderToStaticMarkup(
      <MediaPage
        news={list(written)}
        events={list(events)}
        now={Date.UTC(2026, 5, 15)}
        social={{ snapshot: flow.getSnapshot(), send: flow.send, settings, years: 53 }}
        getPageNumber={() => page}
        pageAddress={(name, to) => `/media?${name}=${to + 1}#${name}`}
      />,
    ),
  )

const page = show([event('1', '2026-06-01'), event('2', '2026-07-01')])
const titles = (name: string, of = page) => listPartTexts(getPageSection(of, name), 'h3')

test('[C2.13-01][C2.13-04] the sections stand in their order, events only when there are any', () => {
  expect(listPartTexts(page, 'h2')).toEqual(['News', 'Events', 'Articles', 'Social media'])
  expect(listPartTexts(show([]), 'h2')).toEqual(['News', 'Articles', 'Social media'])
})

test('[C2.13-02][C2.13-10][C2.13-13] news are our own, newest first, four to a page', () => {
  expect(titles('News')).toEqual(['Press Release 5', 'Press Release 4', 'Press Release 3', 'Press Release 2'])
  expect(titles('News', show([], 1))).toEqual(['Press Release 1'])
  expect(titles('News', show([], 7))).toEqual(['Press Release 1'])
})

const listPageTitles = (name: string) =>
  [0, 1, 2].map((at) => titles(name, show(sixEvents, at, createAllFeeds(), sixArticles)))

test('[C2.13-05][C2.13-13] events stand four to a page: the soonest to come first, then the latest that is over', () => {
  expect(listPageTitles('Events')).toEqual([
    ['Event 6', 'Event 5', 'Event 4', 'Event 3'],
    ['Event 2', 'Event 1'],
    ['Event 2', 'Event 1'],
  ])
  const days = ['2027-03-01', '2026-06-01', '2026-07-01', '2026-05-01', '2026-06-15']
  const shown = [0, 1].map((at) =>
    titles(
      'Events',
      show(
        days.map((start) => event(start, start)),
        at,
      ),
    ),
  )
  expect(shown).toEqual([
    ['Event 2026-06-15', 'Event 2026-07-01', 'Event 2027-03-01', 'Event 2026-06-01'],
    ['Event 2026-05-01'],
  ])
})

test('[C2.13-06][C2.13-07][C2.13-13] articles stand four to a page, the newest first', () => {
  expect(listPageTitles('Articles')).toEqual([
    ['External Article 6', 'External Article 5', 'External Article 4', 'External Article 3'],
    ['External Article 2', 'External Article 1'],
    ['External Article 2', 'External Article 1'],
  ])
})

test('[C2.13-11][C2.13-12] pages are turned with first and last, without a choice of size', () => {
  const section = getPageSection(page, 'News')
  expect(listPartLinks(section).slice(-4)).toEqual([
    ['Page 1', '/media?news=1#news'],
    ['Page 2', '/media?news=2#news'],
    ['Next page', '/media?news=2#news'],
    ['Last page', '/media?news=2#news'],
  ])
  expect(listPartLinks(getPageSection(show([], 1), 'News')).slice(-4)).toEqual([
    ['First page', '/media?news=1#news'],
    ['Previous page', '/media?news=1#news'],
    ['Page 1', '/media?news=1#news'],
    ['Page 2', '/media?news=2#news'],
  ])
  expect(all(section, 'select')).toEqual([])
})

test('[C2.13-06][C2.13-08][C2.13-09] articles say who wrote them and lead there', () => {
  const section = getPageSection(page, 'Articles')
  expect(titles('Articles')).toEqual(['External Article 6'])
  expect(listPartTexts(section, 'p')[0]).toBe('The Ledger · June 1, 2026')
  expect(listPartLinks(section)).toEqual([
    ['Visit Site: External Article 6 (opens in a new tab)', 'https://ledger.example/a'],
  ])
})

test('[C2.13-25] an event that is over says so', () => {
  const items = listPartTexts(getPageSection(page, 'Events'), 'li')
  expect(items.map((words) => words.includes('This event is over'))).toEqual([false, true])
  const lists = all(getPageSection(page, 'Events'), 'ul').map(({ attributes }) => attributes['aria-label'])
  expect(lists.slice(-2)).toEqual(['Events', 'Past events'])
})

test('[C2.13-15] the years are counted', () => {
  expect(getPartText(page)).toContain('Over 53 years supporting our nation’s most critical programs')
})

const linksOut = [
  ['Follow Tamarack on LinkedIn (opens in a new tab)', `${address}/in`],
  ['Follow Tamarack on X (opens in a new tab)', `${address}/x`],
  ['Visit Tamarack on Facebook (opens in a new tab)', `${address}/fb`],
]

const listFrames = (of: ReturnType<typeof show>) =>
  all(of, 'iframe').map(({ attributes }) => [attributes['title'], attributes['src']])

test('before anything is known of a visitor the page has links to the networks and loads nothing of them', () => {
  const section = getPageSection(page, 'Social media')
  expect([listPartLinks(section), listFrames(page), all(section, 'button')]).toEqual([linksOut, [], []])
})

test('[C2.13-14] one network is called X, and the word Twitter stands where the specification has it', () => {
  const shown = show([], 0, createAllFeeds({ type: 'consent.reported', consent: 'given' }))
  expect(listPartTexts(getPageSection(shown, 'Social media'), 'h3')).toEqual([
    'LinkedIn',
    'X, formerly Twitter',
    'Facebook',
  ])
  expect(listFrames(shown)).toContainEqual(['Twitter timeline', `${address}/x/timeline`])
})

test('of a network without an address only the link is shown', () => {
  const shown = show([], 0, createAllFeeds({ type: 'consent.reported', consent: 'given' }))
  expect(listFrames(shown)).toEqual([
    ['LinkedIn follow control', `${address}/in/follow`],
    ['Twitter timeline', `${address}/x/timeline`],
  ])
  expect(listPartLinks(getPageSection(shown, 'Social media'))).toEqual(linksOut)
})

test('news and events can be followed, each in its forms', () => {
  expect(listPartLinks(getPageSection(page, 'News')).slice(0, 2)).toEqual([
    ['RSS: Follow news', '/media/news.rss'],
    ['JSON Feed: Follow news', '/media/news.json'],
  ])
  expect(listPartLinks(getPageSection(page, 'Events')).slice(0, 3)).toEqual([
    ['RSS: Follow events', '/media/events.rss'],
    ['JSON Feed: Follow events', '/media/events.json'],
    ['Calendar: Follow events', '/media/events.ics'],
  ])
})

test('[C2.13-23] a firm that shows no feeds asks nobody to allow them: its links stand alone', () => {
  const flow = createFeeds([], [{ type: 'consent.reported', consent: 'refused' }])
  const social = getPageSection(show([], 0, flow), 'Social media')
  expect(all(social, 'iframe')).toEqual([])
  expect([JSON.stringify(social).includes('cookies'), listPartLinks(social).length]).toEqual([false, 3])
  expect(
    JSON.stringify(
      getPageSection(show([], 0, createAllFeeds({ type: 'consent.reported', consent: 'refused' })), 'Social media'),
    ),
  ).toContain('cookies')
})

const findYear = (of = page) => all(of, 'figure')[0]

test('the page opens with its year: what was, what is next, and all of it as a list of links by day', () => {
  const drawn = findYear()!
  expect(listPartTexts(drawn, 'figcaption')).toEqual([
    'Five pieces of news since November; the next event is on July 1.',
  ])
  expect(listPartTexts(drawn, 'p')).toEqual([
    'Source: what this site published',
    'November 2025 to October 2026',
    'Today: June 14, 2026',
  ])
  expect(listPartLinks(drawn)).toEqual([
    ['Press Release 5', '/media/news/5'],
    ['Event 2', '/media/event/2'],
    ...[5, 4, 3, 2, 1].map((number) => [`Press Release ${number}`, `/media/news/${number}`]),
    ['Event 2', '/media/event/2'],
    ['Event 1', '/media/event/1'],
  ])
  const byDay = all(drawn, 'ul').filter(({ attributes }) => attributes['aria-label'] === 'News of the year')
  expect(listPartTexts(byDay[0]!, 'li')[0]).toBe('May 1, 2026Press Release 5')
})

test('each piece of news and each event has one dot, and today one line in each row', () => {
  const bars = all(findYear()!, 'rect').map(({ attributes }) => attributes['class'])
  const kinds = [...new Set(bars)].map((kind) => bars.filter((bar) => bar === kind).length)
  expect(kinds).toEqual([7, 2])
})

test('a year without news and events says so, and one whose rows are awaited is not drawn', () => {
  const empty = findYear(show([], 0, createAllFeeds(), []))!
  expect(listPartTexts(empty, 'figcaption')).toEqual(['No news since November; no event is announced.'])
  expect(all(empty, 'details')).toEqual([])
  const awaited = renderToStaticMarkup(
    <MediaPage
      news={{ ...list([]), allLoaded: false, loading: true }}
      events={list([])}
      now={Date.UTC(2026, 5, 15)}
      social={{ snapshot: createAllFeeds().getSnapshot(), send: () => {}, settings, years: 53 }}
      getPageNumber={() => 0}
      pageAddress={() => '/media'}
    />,
  )
  expect(all(readHtml(awaited), 'figure')).toEqual([])
})

test('a piece of news shows its own picture, and none without one', () => {
  const pictured = news.map((row) =>
    row.CompanyNews_ID === '5' ? { ...row, WebsiteImageURL: '/files/pier.jpg' } : row,
  )
  const pictures = all(getPageSection(show([], 0, createAllFeeds(), pictured), 'News'), 'img')
  expect(pictures.map(({ attributes }) => attributes['src'])).toEqual(['/files/pier.jpg'])
})

test('a piece of news shows its figure above its title', () => {
  const counted = news.map((row) => (row.CompanyNews_ID === '4' ? { ...row, Figure: '2 → 4' } : row))
  const items = all(getPageSection(show([], 0, createAllFeeds(), counted), 'News'), 'li')
  expect(items.slice(0, 2).map(getPartText)).toEqual([
    'May 1, 2026 Press Release 5 In short.',
    'April 1, 2026 2 → 4 Press Release 4 In short.',
  ])
})
