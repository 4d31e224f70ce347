import * as renderer from '#app/entry-server.tsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite } from '../testing/open-site.testing.ts'
import { findElements, readXml, findTexts } from './read-xml.testing.ts'

const job = (id: string, changed: string, fields: object = {}) => ({
  JobPosting_ID: id,
  TrackingNumber: `T-${id}`,
  JobFunction: `Analyst ${id}`,
  IsFullTime: true,
  City: 'Arlington',
  State: 'Virginia',
  LastModifiedDate: { type: 'datetime', value: changed },
  ...fields,
})

const content = {
  JobPostingHeader: [
    job('A1', '2026-10-01T12:00:00.000Z', { Workplace: 'Remote', JobPostingGroups: 'Analysis' }),
    job('A2', '2026-11-18T12:00:00.000Z', {
      JobFunction: 'R&D <Scientist> ]]> \u000B🚢',
      ShortDescription: 'Prices ships & boats < 30 m.',
      Responsibilities:
        '<ul><li>See <a href="/services#cost">what we do</a> <script>alert(1)</script>&amp; count</li></ul>',
      ExperienceLevel: '1',
      Workplace: 'Hybrid',
      Pay: { Low: 24.5, High: 31, Unit: 'hour' },
      JobPostingGroups: 'Data Science; Analysis',
    }),
    job('A3', '2026-11-02T12:00:00.000Z', { City: 'Seaside', State: 'California', JobPostingGroups: 'Software' }),
  ],
}

let site: Awaited<ReturnType<typeof openSite>>

beforeAll(async () => {
  site = await openSite({ renderer, name: 'job_feeds', content, imported: '2026-11-20T08:30:00.000Z' })
})

afterAll(() => site.close())

const readChannel = (xml: string) => findElements(readXml(xml), 'channel')[0]!
const listJobIds = (xml: string) =>
  findElements(readChannel(xml), 'item').flatMap((item) =>
    findTexts(item, 'link').map((link) => link.split('/').at(-1)),
  )
const fetchJobIds = async (query: string) => listJobIds((await site.get(`/careers/open.rss${query}`)).body)

test('the jobs as RSS: newest first, each with its page as its name, its dates, and its text escaped once as XML', async () => {
  const { statusCode, headers, body } = await site.get('/careers/open.rss')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  const rss = readXml(body)
  expect([rss.name, rss.attributes['version']]).toEqual(['rss', '2.0'])
  const channel = readChannel(body)
  const about = channel.children.filter(({ name }) => name !== 'item')
  expect(about.map(({ name, text }) => [name, text])).toEqual([
    ['title', 'Current Opportunities | Tamarack & Sons, Inc.'],
    ['link', 'https://tamarack.example/careers/open'],
    ['description', 'Open positions at Tamarack &amp; Sons, Inc.'],
    ['language', 'en-us'],
    ['lastBuildDate', 'Wed, 18 Nov 2026 12:00:00 GMT'],
    ['atom:link', ''],
  ])
  expect(findElements(channel, 'atom:link')[0]?.attributes).toEqual({
    href: 'https://tamarack.example/careers/open.rss',
    rel: 'self',
    type: 'application/rss+xml',
  })
  const items = findElements(channel, 'item')
  expect(items[0]?.children.map(({ name, text }) => [name, text])).toEqual([
    ['title', 'R&D <Scientist> ]]> 🚢, Arlington, Virginia'],
    ['link', 'https://tamarack.example/careers/job/A2'],
    ['guid', 'https://tamarack.example/careers/job/A2'],
    ['pubDate', 'Wed, 18 Nov 2026 12:00:00 GMT'],
    ['atom:updated', '2026-11-18T12:00:00.000Z'],
    ['category', 'Data Science'],
    ['category', 'Analysis'],
    ['description', 'Prices ships &amp; boats &lt; 30 m.'],
    [
      'content:encoded',
      '<p>Arlington, Virginia · Position Type: Full-Time · Pay: $24.50 to $31.00 an hour · Experience Level: Senior-Level · Workplace: Hybrid</p>' +
        '<p>Prices ships &amp; boats &lt; 30 m.</p><h3>Responsibilities</h3>' +
        '<ul><li>See <a href="https://tamarack.example/services#cost">what we do</a> &amp; count</li></ul>',
    ],
  ])
  expect(findElements(items[0]!, 'guid')[0]?.attributes).toEqual({ isPermaLink: 'true' })
  expect(listJobIds(body)).toEqual(['A2', 'A3', 'A1'])
})

test('the jobs as JSON Feed 1.1', async () => {
  const { statusCode, headers, body } = await site.get('/careers/open.json?workplace=remote')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/feed+json; charset=utf-8'])
  expect(JSON.parse(body)).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Current Opportunities: Remote | Tamarack & Sons, Inc.',
    home_page_url: 'https://tamarack.example/careers/open?workplace=remote',
    feed_url: 'https://tamarack.example/careers/open.json?workplace=remote',
    description: 'Open positions at Tamarack & Sons, Inc.: Remote',
    favicon: 'https://tamarack.example/favicon-32.png',
    authors: [{ name: 'Tamarack & Sons, Inc.', url: 'https://tamarack.example' }],
    language: 'en-US',
    items: [
      {
        id: 'https://tamarack.example/careers/job/A1',
        url: 'https://tamarack.example/careers/job/A1',
        title: 'Analyst A1, Arlington, Virginia',
        content_html: '<p>Arlington, Virginia · Position Type: Full-Time · Workplace: Remote</p>',
        date_published: '2026-10-01T12:00:00.000Z',
        date_modified: '2026-10-01T12:00:00.000Z',
        tags: ['Analysis'],
      },
    ],
  })
})

const onThePage = async (query: string) => {
  const { body } = await site.get(`/careers/open${query}&sortby=recent&pagesize=25`)
  const [, list = ''] = /<ol[^>]*aria-label="Jobs">(.*?)<\/ol>/s.exec(body) ?? []
  return Array.from(list.matchAll(/href="\/careers\/job\/(\w+)"/g), ([, id]) => id)
}

test.each([
  ['?search=scientist', ['A2']],
  ['?category=analysis', ['A2', 'A1']],
  ['?category=analysis&category=SOFTWARE', ['A2', 'A3', 'A1']],
  ['?experience=1', ['A2']],
  ['?city=seaside', ['A3']],
  ['?state=virginia', ['A2', 'A1']],
  ['?workplace=on-site', ['A3']],
  ['?Search=Analyst&Category=Analysis&State=Virginia', ['A1']],
  ['?search=zeppelin', []],
])('a feed finds what the page finds for %s', async (query, ids) => {
  expect([await fetchJobIds(query), await onThePage(query)]).toEqual([ids, ids])
})

test.each([
  ['?category=zeppelin', 'Zeppelin'],
  ['?Category=Zeppelin%20&category=zeppelin', 'Zeppelin'],
  ['?city=atlantis&state=virginian', 'Atlantis, Virginian'],
  ['?category=zeppelin&workplace=remote', 'Zeppelin, Remote'],
  ['?search=analyst&experience=9', '“analyst”, 9'],
])('who follows a filter that no open job has waits for one, and gets no other job: %s', async (query, chosen) => {
  const { statusCode, body } = await site.get(`/careers/open.json${query}`)
  expect([statusCode, JSON.parse(body).items, JSON.parse(body).title]).toEqual([
    200,
    [],
    `Current Opportunities: ${chosen} | Tamarack & Sons, Inc.`,
  ])
})

test.each([
  '?state=virginia&category=analysis',
  '?category=analysis&state=virginia&category=analysis',
  '?CATEGORY=Analysis&State=VIRGINIA',
  '?category=analysis&state=virginia&utm_source=mail&x=1&x=2',
  '?category=analysis&state=virginia&saved=true&sortby=alphabetical&page=3&pagesize=5&open=location',
  '?category=analysis&state=virginia&search=',
])('what asks for the same jobs gets the one feed that is kept: %s', async (query) => {
  const { headers, body } = await site.get(`/careers/open.rss${query}`)
  const known = await site.get('/careers/open.rss?category=analysis&state=virginia')
  expect(headers.etag).toBe(known.headers.etag)
  expect(findElements(readChannel(body), 'atom:link')[0]?.attributes['href']).toBe(
    'https://tamarack.example/careers/open.rss?category=analysis&state=virginia',
  )
})

test.each([
  ['a null character', '?search=%00', 200],
  ['a null character in a filter', '?category=%00&state=%00', 200],
  ['a percent sign alone', '?search=%&category=%zz&%', 200],
  ['bytes that are no text', '?search=%ff%fe', 200],
  ['markup', '?search=%3C/title%3E%5D%5D%3E%3Cscript%3E', 200],
  ['half a character', '?search=%ED%A0%80', 200],
  ['names of every object', '?__proto__=1&constructor=2&category=__proto__&experience=constructor', 200],
  ['more question marks', '???search=x?&&&===', 200],
  ['two hundred parameters', `?${'category=analysis&'.repeat(200)}`, 200],
  ['a longer query', `?search=${'x'.repeat(4_000)}`, 414],
  ['a megabyte', `?search=${'x'.repeat(1_000_000)}`, 414],
])('a query with %s is answered, and by a feed that can be read', async (_, query, status) => {
  const [rss, json] = [await site.get(`/careers/open.rss${query}`), await site.get(`/careers/open.json${query}`)]
  expect([rss.statusCode, json.statusCode]).toEqual([status, status])
  if (status === 200) expect(Object.keys(JSON.parse(json.body))).toContain(readXml(rss.body).name === 'rss' && 'items')
  else expect(rss.body).toBe('This address is too long.')
})

test('only its head is sent when only that is asked for', async () => {
  const { statusCode, headers, body } = await site.head('/careers/open.rss')
  const whole = await site.get('/careers/open.rss')
  expect([statusCode, body, headers.etag, headers['content-length']]).toEqual([
    200,
    '',
    whole.headers.etag,
    String(whole.rawPayload.length),
  ])
})

test('a reader whose copy still stands gets 304, by its tag or by its date, and the tag decides', async () => {
  const { headers } = await site.get('/careers/open.rss')
  expect(headers['last-modified']).toBe('Fri, 20 Nov 2026 08:30:00 GMT')
  const ask = async (given: Record<string, string>) => (await site.get('/careers/open.rss', given)).statusCode
  const [tag, date] = [String(headers.etag), String(headers['last-modified'])]
  expect(await ask({ 'if-none-match': tag })).toBe(304)
  expect(await ask({ 'if-modified-since': date })).toBe(304)
  expect(await ask({ 'if-modified-since': 'Fri, 20 Nov 2026 08:29:59 GMT' })).toBe(200)
  expect(await ask({ 'if-none-match': '"other"', 'if-modified-since': date })).toBe(200)
  expect(await ask({ 'if-modified-since': 'yesterday' })).toBe(200)
})

test('an import changes tag and date, also when it only takes a job away', async () => {
  const other = await openSite({ renderer, name: 'job_feeds_change', content, imported: '2026-11-20T08:30:00.000Z' })
  const { headers } = await other.get('/careers/open.rss')
  const since = { 'if-modified-since': String(headers['last-modified']) }
  await other.importContentAt('2026-11-21T09:00:00.000Z', { JobPostingHeader: content.JobPostingHeader.slice(0, 2) })
  const after = await other.get('/careers/open.rss', since)
  expect([after.statusCode, after.headers['last-modified'], listJobIds(after.body)]).toEqual([
    200,
    'Sat, 21 Nov 2026 09:00:00 GMT',
    ['A2', 'A1'],
  ])
  expect(after.headers.etag).not.toBe(headers.etag)
  await other.close()
})

test('a network may have so many feeds made; those that are kept it still gets, however they are asked for', async () => {
  const limits = { pages: { most: 2, every: 60_000, clock: () => 0 } }
  const narrow = await openSite({
    renderer,
    name: 'job_feeds_limit',
    content,
    imported: '2026-11-20T08:30:00.000Z',
    limits,
  })
  const ask = async (query: string) => (await narrow.get(`/careers/open.rss${query}`)).statusCode
  expect([await ask('?search=a'), await ask('?search=b'), await ask('?search=c')]).toEqual([200, 200, 429])
  expect([await ask('?search=A&page=7'), await ask('?x=1&search=b')]).toEqual([200, 200])
  await narrow.close()
})

test('a site that is told no address gives feeds to this machine alone, by the name that it is asked by', async () => {
  const imported = '2026-11-20T08:30:00.000Z'
  const local = await openSite({ renderer, name: 'job_feeds_local', content, imported, origin: null })
  const ask = async (host: string) =>
    JSON.parse((await local.get('/careers/open.json?search=scientist', { host })).body)
  for (const host of ['localhost:8080', '127.0.0.1:8080', 'localhost:8080']) {
    const { feed_url, items } = await ask(host)
    expect([feed_url, items[0].id]).toEqual([
      `http://${host}/careers/open.json?search=scientist`,
      `http://${host}/careers/job/A2`,
    ])
  }
  const stranger = await local.get('/careers/open.json', { host: 'evil.example' })
  expect([stranger.statusCode, stranger.body.includes('evil.example')]).toEqual([421, false])
  await local.close()
})

const announced = (html: string) => Array.from(html.matchAll(/<link rel="alternate"[^>]*>/g), ([link]) => link)

test('current opportunities announce the feeds of the search that they show, and link them', async () => {
  const { body } = await site.get('/careers/open?sortby=recent&Category=Analysis&search=%22%3Cb%3E&page=0')
  expect(announced(body)).toEqual([
    '<link rel="alternate" type="application/rss+xml" title="Current Opportunities, this search (RSS)" href="https://tamarack.example/careers/open.rss?category=Analysis&amp;search=%22%3Cb%3E">',
    '<link rel="alternate" type="application/feed+json" title="Current Opportunities, this search (JSON Feed)" href="https://tamarack.example/careers/open.json?category=Analysis&amp;search=%22%3Cb%3E">',
  ])
  expect(body).toContain('href="/careers/open.rss?category=analysis&amp;search=%22%3Cb%3E" type="application/rss+xml"')
  expect(announced((await site.get('/careers/open')).body)[0]).toContain(
    'title="Current Opportunities (RSS)" href="https://tamarack.example/careers/open.rss"',
  )
  expect(announced((await site.get('/careers')).body)).toEqual([])
})

test('what is awaited comes once a job has it', async () => {
  const query = '?category=Rocketry'
  expect(await fetchJobIds(query)).toEqual([])
  const rocketry = job('A9', '2026-11-21T12:00:00.000Z', { JobPostingGroups: 'Rocketry' })
  await site.importContentAt('2026-11-22T08:30:00.000Z', { JobPostingHeader: [...content.JobPostingHeader, rocketry] })
  expect(await fetchJobIds(query)).toEqual(['A9'])
})
