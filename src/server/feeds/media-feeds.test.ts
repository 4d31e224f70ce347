import * as renderer from '#app/entry-server.tsx'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEvent } from '#domain/media/event.testing.ts'
import { openSite } from '../testing/open-site.testing.ts'
import { findElements, readXml } from './read-xml.testing.ts'
import { writeCalendar } from './write-calendar.ts'

const day = (value: string) => ({ type: 'date', value: `${value}T00:00:00.000` })
const nullableDay = (value: string) => ({ type: 'nullable date', value: `${value}T00:00:00.000` })
const moment = (value: string) => ({ type: 'datetime', value })

const longWords = 'Réunion; coût, délai \\ 🚢 '.repeat(12).trim()

const content = {
  CompanyNews: [
    {
      CompanyNews_ID: 1,
      Title: 'Depot study',
      ShortDescription: 'We counted.',
      Body: '<p>See <a href="/about-us">us</a>, <a href="//evil.example/x">them</a> &amp; "more"<br>below</p>',
      PublishedDate: day('2026-03-02'),
      NewsType: 'Press Release',
    },
    { CompanyNews_ID: 2, Title: 'Elsewhere', PublishedDate: day('2026-03-03'), NewsType: 'External Article' },
    { CompanyNews_ID: 3, Title: 'A newer one', PublishedDate: day('2026-04-01') },
  ],
  CompanyEvent: [
    {
      CompanyEvent_ID: 1,
      Title: 'Open day, with cake; and more',
      Description: '<p>First.</p><p>Second <b>part</b> &amp; end.</p>',
      StartDate: day('2026-12-01'),
      Location: '1 Pier Road, Arlington; back\\door',
    },
    { CompanyEvent_ID: 'a/b', Title: longWords, StartDate: day('2026-12-30'), EndDate: nullableDay('2027-01-02') },
    {
      CompanyEvent_ID: 3,
      Title: 'Talk \u0007',
      StartDate: moment('2026-11-05T21:00:00.000Z'),
      EndDate: moment('2026-11-05T23:30:00.000Z'),
    },
    {
      CompanyEvent_ID: 4,
      Title: 'Fair',
      StartDate: moment('2026-10-05T21:00:00.000Z'),
      EndDate: nullableDay('2026-10-06'),
    },
    { CompanyEvent_ID: 5, Title: 'Evening', StartDate: moment('2026-09-05T21:00:00.000Z') },
    { CompanyEvent_ID: 6, Title: 'Course', StartDate: day('2026-08-03'), EndDate: moment('2026-08-07T15:00:00.000Z') },
    { CompanyEvent_ID: 7, Title: 'Some day', StartDate: day('0001-01-01') },
    {
      CompanyEvent_ID: 8,
      Title: 'Gala',
      StartDate: moment('2026-12-10T00:00:00.000Z'),
      EndDate: moment('2026-12-10T04:00:00.000Z'),
    },
    {
      CompanyEvent_ID: 9,
      Title: 'Luau',
      StartDate: moment('2026-11-28T05:00:00.000Z'),
      EndDate: nullableDay('2026-11-27'),
      TimeZone: 'Pacific/Honolulu',
    },
    {
      CompanyEvent_ID: 10,
      Title: 'Two days in Pune',
      StartDate: moment('2026-07-01T18:30:00.000Z'),
      EndDate: moment('2026-07-03T18:30:00.000Z'),
      TimeZone: 'Asia/Kolkata',
    },
  ],
}

let site: Awaited<ReturnType<typeof openSite>>

beforeAll(async () => {
  site = await openSite({ renderer, name: 'media_feeds', content, imported: '2026-11-20T08:30:00.000Z' })
})

afterAll(() => site.close())

const readItems = (xml: string) => findElements(findElements(readXml(xml), 'channel')[0]!, 'item')

test('the news as RSS: our own, newest first, dated by the day of their publication', async () => {
  const { body } = await site.get('/media/news.rss')
  expect(readItems(body).map((item) => item.children.map(({ name, text }) => [name, text]))).toEqual([
    [
      ['title', 'A newer one'],
      ['link', 'https://tamarack.example/media/news/3'],
      ['guid', 'https://tamarack.example/media/news/3'],
      ['pubDate', 'Wed, 01 Apr 2026 00:00:00 GMT'],
      ['description', ''],
      ['content:encoded', ''],
    ],
    [
      ['title', 'Depot study'],
      ['link', 'https://tamarack.example/media/news/1'],
      ['guid', 'https://tamarack.example/media/news/1'],
      ['pubDate', 'Mon, 02 Mar 2026 00:00:00 GMT'],
      ['category', 'Press Release'],
      ['description', 'We counted.'],
      [
        'content:encoded',
        '<p>See <a href="https://tamarack.example/about-us">us</a>, <a>them</a> &amp; "more"<br />below</p>',
      ],
    ],
  ])
})

test('the news as JSON Feed 1.1', async () => {
  const { body } = await site.get('/media/news.json?news=2&x=%00')
  expect(JSON.parse(body)).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'News | Tamarack & Sons, Inc.',
    home_page_url: 'https://tamarack.example/media#news',
    feed_url: 'https://tamarack.example/media/news.json',
    description: 'News of Tamarack & Sons, Inc.',
    favicon: 'https://tamarack.example/favicon-32.png',
    authors: [{ name: 'Tamarack & Sons, Inc.', url: 'https://tamarack.example' }],
    language: 'en-US',
    items: [
      {
        id: 'https://tamarack.example/media/news/3',
        url: 'https://tamarack.example/media/news/3',
        title: 'A newer one',
        content_html: '',
        date_published: '2026-04-01T00:00:00.000Z',
      },
      {
        id: 'https://tamarack.example/media/news/1',
        url: 'https://tamarack.example/media/news/1',
        title: 'Depot study',
        content_html:
          '<p>See <a href="https://tamarack.example/about-us">us</a>, <a>them</a> &amp; "more"<br />below</p>',
        summary: 'We counted.',
        date_published: '2026-03-02T00:00:00.000Z',
        tags: ['Press Release'],
      },
    ],
  })
})

test('the events as RSS and JSON Feed name their days in words and no day of publication, which nobody knows', async () => {
  const [rss, json] = [await site.get('/media/events.rss'), await site.get('/media/events.json')]
  const channel = findElements(readXml(rss.body), 'channel')[0]!
  expect(channel.children.map(({ name }) => name)).not.toContain('lastBuildDate')
  const openDay = readItems(rss.body)[2]
  expect(openDay?.children.map(({ name, text }) => [name, text])).toEqual([
    ['title', 'Open day, with cake; and more'],
    ['link', 'https://tamarack.example/media/event/1'],
    ['guid', 'https://tamarack.example/media/event/1'],
    ['description', 'December 1, 2026 · 1 Pier Road, Arlington; back\\door'],
    [
      'content:encoded',
      '<p>December 1, 2026 · 1 Pier Road, Arlington; back\\door</p><p>First.</p><p>Second <b>part</b> &amp; end.</p>',
    ],
  ])
  expect(JSON.parse(json.body).items[2]).toEqual({
    id: 'https://tamarack.example/media/event/1',
    url: 'https://tamarack.example/media/event/1',
    title: 'Open day, with cake; and more',
    content_html:
      '<p>December 1, 2026 · 1 Pier Road, Arlington; back\\door</p><p>First.</p><p>Second <b>part</b> &amp; end.</p>',
    summary: 'December 1, 2026 · 1 Pier Road, Arlington; back\\door',
  })
})

const parseCalendar = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[])
const parseEvents = (text: string) =>
  parseCalendar(text)
    .getAllSubcomponents('vevent')
    .map((part) => new ICAL.Event(part))

test('[C2.13-27] the calendar holds each event with its days: whole ones up to the day after, moments in UTC', async () => {
  const { statusCode, headers, body } = await site.get('/media/events.ics')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  const times = parseEvents(body).map((event) => [
    event.uid,
    String(event.startDate),
    event.component.hasProperty('dtend') ? String(event.endDate) : null,
  ])
  expect(times).toEqual([
    ['https://tamarack.example/media/event/a%2Fb', '2026-12-30', '2027-01-03'],
    ['https://tamarack.example/media/event/8', '2026-12-10T00:00:00Z', '2026-12-10T04:00:00Z'],
    ['https://tamarack.example/media/event/1', '2026-12-01', '2026-12-02'],
    ['https://tamarack.example/media/event/9', '2026-11-28T05:00:00Z', '2026-11-28T10:00:00Z'],
    ['https://tamarack.example/media/event/3', '2026-11-05T21:00:00Z', '2026-11-05T23:30:00Z'],
    ['https://tamarack.example/media/event/4', '2026-10-05T21:00:00Z', '2026-10-07T04:00:00Z'],
    ['https://tamarack.example/media/event/5', '2026-09-05T21:00:00Z', null],
    ['https://tamarack.example/media/event/6', '2026-08-03', '2026-08-08'],
    ['https://tamarack.example/media/event/10', '2026-07-02', '2026-07-04'],
  ])
})

type EventDates = Pick<Parameters<typeof createEvent>[0], 'StartDate' | 'EndDate'>

const listTimes = (dates: object, TimeZone = 'America/New_York') =>
  writeCalendar({
    name: 'Events',
    firm: { name: 'Tamarack', origin: 'https://tamarack.example' },
    events: [createEvent({ ...(dates as EventDates), TimeZone })],
    changed: new Date(0),
    version: 1,
  })
    .split('\r\n')
    .filter((line) => /^DT(?:START|END)/.test(line))

test.each([
  ['at the start', moment('2026-05-04T13:00:00.000Z')],
  ['within the second of the start', moment('2026-05-04T13:00:00.400Z')],
  ['before the start', moment('2026-05-04T12:00:00.000Z')],
  ['on the day before', nullableDay('2026-05-03')],
])('a calendar holds no end that is not later than the start: %s', (_name, EndDate) => {
  expect(listTimes({ StartDate: moment('2026-05-04T13:00:00.000Z'), EndDate })).toEqual(['DTSTART:20260504T130000Z'])
})

test('a whole day whose end is on the day before is one day in a calendar', () => {
  const times = ['DTSTART;VALUE=DATE:20260504', 'DTEND;VALUE=DATE:20260505']
  expect(listTimes({ StartDate: day('2026-05-04'), EndDate: day('2026-05-03') })).toEqual(times)
  expect(listTimes({ StartDate: day('2026-05-04'), EndDate: moment('2026-05-04T03:00:00.000Z') })).toEqual(times)
})

test.each([
  ['a day', day('9999-12-31'), null, ['DTSTART;VALUE=DATE:99991231']],
  ['days', day('2026-12-01'), day('9999-12-31'), ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:99991231']],
  [
    'a moment, and a day',
    moment('9999-12-31T20:00:00.000Z'),
    day('9999-12-31'),
    ['DTSTART:99991231T200000Z', 'DTEND:99991231T235959Z'],
  ],
  ['a moment', moment('9999-12-31T23:59:59.999Z'), null, ['DTSTART:99991231T235959Z']],
])('a calendar ends with the year 9999: %s', (_name, StartDate, EndDate, times) => {
  for (const zone of ['America/New_York', 'Pacific/Honolulu'])
    expect(listTimes({ StartDate, EndDate }, zone)).toEqual(times)
})

test('[C2.14-05] an evening is on the same day on its page, on cards, in feeds and in the calendar', async () => {
  const words = 'December 9, 2026, 7–11 PM EST'
  const [page, media, home] = [await site.get('/media/event/8'), await site.get('/media'), await site.get('/home')]
  for (const { body } of [page, media, home]) {
    expect(body).toContain(words)
    expect(body).not.toContain('December 10, 2026')
  }
  expect(page.body).toContain(`<meta name="description" content="Gala, ${words}"`)
  const rss = readItems((await site.get('/media/events.rss')).body).find((item) => item.children[0]?.text === 'Gala')
  expect(findElements(rss!, 'description').map(({ text }) => text)).toEqual([words])
  const { items } = JSON.parse((await site.get('/media/events.json')).body) as { items: Record<string, string>[] }
  expect(items.find(({ title }) => title === 'Gala')?.['summary']).toBe(words)
  const [gala] = parseEvents((await site.get('/media/event/8.ics')).body)
  const zone = { timeZone: 'America/New_York', dateStyle: 'long' } as const
  expect(gala?.startDate.toJSDate().toLocaleDateString('en-US', zone)).toBe('December 9, 2026')
})

test('an event is told in its own time zone if it names one', async () => {
  const { items } = JSON.parse((await site.get('/media/events.json')).body) as { items: Record<string, string>[] }
  const summaries = new Map(items.map(({ title = '', summary }) => [title, summary]))
  expect(['Luau', 'Two days in Pune'].map((title) => summaries.get(title))).toEqual([
    'November 27, 2026, 7 PM HST',
    'July 2–3, 2026',
  ])
})

test('whole days keep nobody busy, hours do', async () => {
  const events = parseEvents((await site.get('/media/events.ics')).body)
  const busy = events.map(({ component, startDate }) => [startDate.isDate, component.getFirstPropertyValue('transp')])
  expect(new Set(busy.map(String))).toEqual(new Set(['true,TRANSPARENT', 'false,OPAQUE']))
})

test('a calendar is read again after half a day, and what changed in it is newer than what is there', async () => {
  const other = await openSite({ renderer, name: 'media_feeds_again', content, imported: '2026-11-20T08:30:00.000Z' })
  const read = async () => {
    const { body } = await other.get('/media/event/8.ics')
    const [{ component }] = parseEvents(body) as [ICAL.Event]
    const intervals = body.split('\r\n').filter((line) => /^(REFRESH-INTERVAL|X-PUBLISHED-TTL)/.test(line))
    return {
      intervals,
      sequence: Number(component.getFirstPropertyValue('sequence')),
      changed: String(component.getFirstPropertyValue('last-modified')),
    }
  }
  const before = await read()
  await other.importContentAt('2026-11-21T09:00:00.000Z', {
    CompanyEvent: content.CompanyEvent.map((event) => ({ ...event, Location: 'Pier 4' })),
  })
  const after = await read()
  expect(before.intervals).toEqual(['REFRESH-INTERVAL;VALUE=DURATION:PT12H', 'X-PUBLISHED-TTL:PT12H'])
  expect([before.changed, after.changed]).toEqual(['2026-11-20T08:30:00Z', '2026-11-21T09:00:00Z'])
  expect(after.sequence).toBeGreaterThan(before.sequence)
  await other.close()
})

test('the calendar is named, and dates its events by the moment when the content came', async () => {
  const { body } = await site.get('/media/events.ics')
  const calendar = parseCalendar(body)
  expect(['version', 'prodid'].map((name) => calendar.getFirstPropertyValue(name))).toEqual([
    '2.0',
    '-//Tamarack & Sons, Inc.//Events//EN',
  ])
  expect(body.split('\r\n').filter((line) => /NAME:/.test(line))).toEqual([
    'NAME:Events of Tamarack & Sons\\, Inc.',
    'X-WR-CALNAME:Events of Tamarack & Sons\\, Inc.',
  ])
  const stamps = calendar.getAllSubcomponents('vevent').map((event) => String(event.getFirstPropertyValue('dtstamp')))
  expect(new Set(stamps)).toEqual(new Set(['2026-11-20T08:30:00Z']))
})

test('commas, semicolons, backslashes and line ends of an event arrive in a calendar as they were written', async () => {
  const [event] = parseEvents((await site.get('/media/event/1.ics')).body)
  expect([event?.summary, event?.location, event?.description]).toEqual([
    'Open day, with cake; and more',
    '1 Pier Road, Arlington; back\\door',
    'First. Second part & end.\n\nhttps://tamarack.example/media/event/1',
  ])
  expect(event?.component.getFirstPropertyValue('url')).toBe('https://tamarack.example/media/event/1')
})

test('lines of a calendar end with CRLF and have 75 bytes at most, without a character torn apart', async () => {
  const { body } = await site.get('/media/event/a%2Fb.ics')
  const lines = body.split('\r\n')
  expect([lines[0], lines.at(-2), lines.at(-1), body.replaceAll('\r\n', '').includes('\n')]).toEqual([
    'BEGIN:VCALENDAR',
    'END:VCALENDAR',
    '',
    false,
  ])
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(parseEvents(body).map(({ summary }) => summary)).toEqual([longWords])
})

test('a control character of the content reaches no calendar', async () => {
  expect(parseEvents((await site.get('/media/event/3.ics')).body)[0]?.summary).toBe('Talk ')
})

test.each([
  '/media/event/2.ics',
  '/media/event/7.ics',
  '/media/event/%00.ics',
  '/media/event/.ics',
  '/media/event.ics',
])('an event that is not there, or of which nobody knows the day, has no calendar: %s', async (address) => {
  expect((await site.get(address)).statusCode).toBe(404)
})

test.each(['/media/news.rss', '/media/news.json', '/media/events.rss', '/media/events.ics', '/media/event/1.ics'])(
  'a reader whose copy of %s still stands gets 304, whatever else is in the address',
  async (address) => {
    const { headers } = await site.get(address)
    const again = await site.get(`${address}?x=%&y=%00`, { 'if-none-match': String(headers.etag) })
    const later = await site.get(address, { 'if-modified-since': 'Fri, 20 Nov 2026 08:30:00 GMT' })
    expect([again.statusCode, again.body, later.statusCode]).toEqual([304, '', 304])
    expect((await site.head(address)).statusCode).toBe(200)
  },
)

test('a site without news and events has feeds without items, and no date', async () => {
  const empty = await openSite({
    renderer,
    name: 'media_feeds_empty',
    content: {},
    imported: '2026-11-20T08:30:00.000Z',
  })
  const news = readXml((await empty.get('/media/news.rss')).body)
  expect(findElements(news, 'channel')[0]?.children.map(({ name }) => name)).toEqual([
    'title',
    'link',
    'description',
    'language',
    'atom:link',
  ])
  expect(parseEvents((await empty.get('/media/events.ics')).body)).toEqual([])
  await empty.close()
})

test.each([
  ['/media', ['/media/news.rss', '/media/news.json', '/media/events.rss', '/media/events.json', '/media/events.ics']],
  ['/media/news/1', ['/media/news.rss', '/media/news.json']],
  ['/media/event/1', ['/media/event/1.ics', '/media/events.rss', '/media/events.json', '/media/events.ics']],
  ['/media/event/7', ['/media/events.rss', '/media/events.json', '/media/events.ics']],
  ['/media/event/none', []],
])('%s announces what can be followed there', async (page, feeds) => {
  const { body } = await site.get(page)
  const links = Array.from(body.matchAll(/<link rel="alternate" [^>]*href="([^"]*)">/g), ([, href]) => href)
  expect(links).toEqual(feeds.map((path) => `https://tamarack.example${path}`))
})

test('every feed that a page announces is there, in the form that it names', async () => {
  const { body } = await site.get('/media/event/1')
  for (const [, type = '', href = ''] of body.matchAll(/<link rel="alternate" type="([^"]*)"[^>]*href="([^"]*)">/g)) {
    const { statusCode, headers } = await site.get(new URL(href).pathname)
    expect([statusCode, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`])
  }
})
