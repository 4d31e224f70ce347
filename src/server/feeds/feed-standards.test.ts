import * as renderer from '#app/entry-server.tsx'
import { sampleContent } from '#content/sample-content.ts'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite } from '../testing/open-site.testing.ts'
import { findElements, readXml, findTexts, type XmlElement } from './read-xml.testing.ts'

const imported = '2026-11-20T09:00:00.000Z'
const hostile = `R&D <b>"radar"</b> ]]> '%00' \u0007 \u202e 🚀 وظائف cafe\u0301 ${'x'.repeat(300)}`
const day = { type: 'date', value: '2026-12-01T00:00:00.000' }
const moment = { type: 'datetime', value: '2026-12-01T21:00:00.000Z' }

const contents = {
  'the sample': sampleContent(Date.parse(imported)),
  'texts that break what is written without care': {
    JobPostingHeader: ['1', 'a/b?c#d', '"><i>', '职位'].map((id) => ({
      JobPosting_ID: id,
      TrackingNumber: hostile,
      JobFunction: hostile,
      Description: hostile,
      ShortDescription: hostile,
      Responsibilities: `<p>${hostile}<a href="//evil.example">x</a></p>`,
      JobPostingGroups: hostile,
      City: hostile,
      State: hostile,
      IsFullTime: true,
      LastModifiedDate: moment,
    })),
    CompanyNews: ['1', 'a/b?c#d', '"><i>', '职位'].map((id) => ({
      CompanyNews_ID: id,
      Title: hostile,
      ShortDescription: hostile,
      Body: `<p>${hostile}</p>`,
      NewsType: hostile,
      Source: hostile,
      PublishedDate: day,
    })),
    CompanyEvent: ['1', 'a/b?c#d', '"><i>', '职位'].map((id, at) => ({
      CompanyEvent_ID: id,
      Title: hostile,
      Location: hostile,
      Description: `<p>${hostile}</p>`,
      StartDate: at % 2 === 0 ? day : moment,
    })),
  },
  nothing: {},
} as const

const origin = 'https://tamarack.example'
const lists = ['/careers/open', '/careers/open?search=%00%22%3E%3Ci%3E', '/media/news', '/media/events'] as const
const feedPath = (list: string, format: string) => list.replace(/(?=\?|$)/, `.${format}`)

const rfc822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/
const siteUrlPattern = /^https:\/\/tamarack\.example\/[\x21-\x7e]*$/

const getOnlyElement = (element: XmlElement, name: string) => {
  const found = findElements(element, name)
  expect([name, found.length]).toEqual([name, 1])
  return found[0]!
}

type Name = keyof typeof contents
const names = Object.keys(contents) as ReadonlyArray<Name>

let sites: Readonly<Record<Name, Awaited<ReturnType<typeof openSite>>>>

beforeAll(async () => {
  const open = (name: Name, at: number) =>
    openSite({ renderer, name: `feed standards ${at}`, content: contents[name], imported })
  const opened = await Promise.all(names.map(async (name, at) => [name, await open(name, at)] as const))
  sites = Object.fromEntries(opened) as typeof sites
})

afterAll(() => Promise.all(Object.values(sites).map((site) => site.close())))

const feedCases = names.flatMap((name) => lists.map((list) => [list, name] as const))

test.each(feedCases)('%s of %s has what RSS 2.0 asks of a channel and of an item', async (list, name) => {
  const site = sites[name]
  const { statusCode, headers, body } = await site.get(feedPath(list, 'rss'))
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  const rss = readXml(body)
  expect([rss.name, rss.attributes['version'], rss.children.map((child) => child.name)]).toEqual([
    'rss',
    '2.0',
    ['channel'],
  ])
  const channel = getOnlyElement(rss, 'channel')
  for (const required of ['title', 'description']) expect(getOnlyElement(channel, required).text).not.toBe('')
  expect(getOnlyElement(channel, 'link').text).toMatch(siteUrlPattern)
  const { rel, type, href } = getOnlyElement(channel, 'atom:link').attributes
  expect([rel, type]).toEqual(['self', 'application/rss+xml'])
  expect((await site.get(String(href).slice(origin.length))).body).toBe(body)
  const items = findElements(channel, 'item')
  const guids = items.map((item) => getOnlyElement(item, 'guid'))
  expect(new Set(guids.map(({ text }) => text)).size).toBe(items.length)
  for (const [at, item] of items.entries()) {
    expect([getOnlyElement(item, 'title').text !== '', getOnlyElement(item, 'description').name]).toEqual([
      true,
      'description',
    ])
    expect(getOnlyElement(item, 'link').text).toMatch(siteUrlPattern)
    expect(guids[at]?.attributes).toEqual({ isPermaLink: 'true' })
    expect(guids[at]?.text).toBe(getOnlyElement(item, 'link').text)
  }
  const dates = [channel, ...items].flatMap((each) => [
    ...findTexts(each, 'pubDate'),
    ...findTexts(each, 'lastBuildDate'),
  ])
  for (const date of dates) {
    expect(date).toMatch(rfc822)
    expect(new Date(date).toUTCString()).toBe(date)
  }
  for (const changed of items.flatMap((item) => findTexts(item, 'atom:updated'))) expect(changed).toMatch(rfc3339)
})

test.each(feedCases)('%s of %s has what JSON Feed 1.1 asks of a feed and of an item', async (list, name) => {
  const site = sites[name]
  const { statusCode, headers, body } = await site.get(feedPath(list, 'json'))
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/feed+json; charset=utf-8'])
  const feed = JSON.parse(body) as Record<string, unknown> & { items: ReadonlyArray<Record<string, unknown>> }
  expect([feed['version'], typeof feed['title'], Array.isArray(feed.items)]).toEqual([
    'https://jsonfeed.org/version/1.1',
    'string',
    true,
  ])
  expect([feed['home_page_url'], feed['feed_url'], feed['favicon']]).toEqual(
    [1, 2, 3].map(() => expect.stringMatching(siteUrlPattern) as unknown),
  )
  expect((await site.get(String(feed['feed_url']).slice(origin.length))).body).toBe(body)
  expect(feed['authors']).toEqual([{ name: 'Tamarack & Sons, Inc.', url: origin }])
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length)
  for (const { id, url, title, content_html: html, tags = [], ...item } of feed.items) {
    expect([typeof id, typeof html, typeof title, url]).toEqual(['string', 'string', 'string', id])
    expect(url).toMatch(siteUrlPattern)
    expect((tags as ReadonlyArray<unknown>).every((tag) => typeof tag === 'string' && tag !== '')).toBe(true)
    for (const date of [item['date_published'], item['date_modified']].filter((each) => each !== undefined))
      expect(date).toMatch(rfc3339)
  }
})

test.each(names)('the events of %s have what iCalendar asks of a calendar and of an event', async (name) => {
  const site = sites[name]
  const { statusCode, headers, body } = await site.get('/media/events.ics')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const calendar = new ICAL.Component(ICAL.parse(body) as unknown[])
  expect([calendar.name, calendar.getFirstPropertyValue('version')]).toEqual(['vcalendar', '2.0'])
  expect(calendar.getFirstPropertyValue('prodid')).toMatch(/\S/)
  const events = calendar.getAllSubcomponents('vevent')
  const uids = events.map((event) => event.getFirstPropertyValue('uid'))
  expect(new Set(uids).size).toBe(events.length)
  for (const event of events) {
    const once = ['uid', 'dtstamp', 'dtstart', 'summary'].map((each) => event.getAllProperties(each).length)
    expect(once).toEqual([1, 1, 1, 1])
    const { startDate, endDate } = new ICAL.Event(event)
    expect(endDate.compare(startDate)).toBeGreaterThanOrEqual(0)
    expect(event.getFirstPropertyValue('url')?.toString()).toMatch(siteUrlPattern)
  }
})

test.each(names)('what an item names is there, in feeds of %s', async (name) => {
  const site = sites[name]
  for (const list of ['/careers/open', '/media/news', '/media/events']) {
    const { items } = JSON.parse((await site.get(feedPath(list, 'json'))).body) as {
      items: ReadonlyArray<{ url: string }>
    }
    for (const { url } of items.slice(0, 4))
      expect([url, (await site.get(url.slice(origin.length))).statusCode]).toEqual([url, 200])
  }
})

test.each([
  'q=%00',
  'x=%',
  'x=%E0%A4%A',
  'x=%3C/channel%3E%3Cscript%3E',
  '__proto__=1&constructor=2',
  `x=${'%D9%88'.repeat(500)}`,
  `x=${'y'.repeat(3_000)}`,
  'page=-1&pagesize=0&page=999999999999',
  '???&&&===',
])('what is asked of a feed beside its search changes nothing: %s', async (query) => {
  const site = sites['the sample']
  for (const list of [
    '/careers/open.rss',
    '/careers/open.json',
    '/media/news.rss',
    '/media/events.json',
    '/media/events.ics',
  ])
    expect([list, (await site.get(`${list}?${query}`)).body]).toEqual([list, (await site.get(list)).body])
})

test.each(['none', '%00', '%3Cscript%3E', '%22', '..%2F..%2Fhome', '%F0%9F%9A%80', '%D9%88', 'x'.repeat(290)])(
  'the calendar of an event that is not there is answered in words: %s',
  async (id) => {
    const site = sites['the sample']
    const { statusCode, headers, body } = await site.get(`/media/event/${id}.ics`)
    expect([statusCode, headers['content-type'], body]).toEqual([
      404,
      'text/plain',
      'There is nothing at this address.',
    ])
  },
)
