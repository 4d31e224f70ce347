import * as renderer from '#app/entry-server.tsx'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createPages } from '../pages/pages.ts'
import { createSiteService } from '../create-site-service.ts'
import { siteSettings } from '../settings/site-settings.ts'
import { subscribe, listSubscriptions } from './subscriptions.ts'
import { noAssets } from '../pages/no-assets.testing.ts'

const now = Date.parse('2026-11-23T09:00:00Z')
const lines: string[] = []
let database: Database
let app: FastifyInstance
let ada = ''
let ben = ''

beforeAll(async () => {
  database = await openTestDatabase('unsubscribe_route_test')
  const clock = () => new Date(now)
  const service = createSiteService({ database, clock })
  const origin = 'https://tamarack.example'
  const parts = { service, renderer: async () => renderer, assets: noAssets, settings: siteSettings({}), origin, clock }
  app = createApp({
    service,
    config: { siteOrigin: origin },
    pages: (workshop) => createPages(parts, workshop),
    limits: { endings: { most: 30, every: 60_000 }, pages: { most: 30, every: 60_000 } },
    logger: { stream: { write: (line: string) => void lines.push(line) } },
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const createSubscriber = async (email: string, titles: ReadonlyArray<string>) => {
  let id = ''
  for (const [at, JobFunction] of titles.entries()) {
    const subject = {
      subject: `job ${JobFunction}`,
      JobPosting_ID: JobFunction,
      JobFunction,
      Search: null,
      posting: null,
    }
    id = (await subscribe(database.db, email, subject, new Date(now + at))).subscriberId
  }
  return id
}

beforeEach(async () => {
  await database.db.deleteFrom('subscriber').execute()
  ada = await createSubscriber('ada@engine.example', ['Cost Analyst', 'Data Scientist'])
  ben = await createSubscriber('ben@engine.example', ['Welder'])
})

const listTitles = async (id: string) =>
  (await listSubscriptions(database.db, id)).map(({ JobFunction }) => JobFunction)
const getFirstKey = async (id: string) => (await listSubscriptions(database.db, id))[0]?.PrimaryKey ?? ''
const unsubscribeAddress = (id: string) => `/careers/unsubscribe/${id}`

let networks = 0
const sendRequest = (id: string, options: InjectOptions = {}) => {
  networks += 1
  return app.inject({
    url: unsubscribeAddress(id),
    remoteAddress: `10.9.${networks >> 8}.${networks & 255}`,
    ...options,
  })
}
const post = (id: string, payload: string, type = 'application/x-www-form-urlencoded', more: InjectOptions = {}) =>
  sendRequest(id, { method: 'POST', payload, ...more, headers: { 'content-type': type, ...more.headers } })

const parts = (fields: Readonly<Record<string, string>>) =>
  [
    ...Object.entries(fields).map(
      ([name, value]) => `--larch\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    '--larch--\r\n',
  ].join('')
const multipart = 'multipart/form-data; boundary=larch'

const personal = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

test('[C2.1-12][C6-04][J6-06][J2.7-02] the page is complete without JavaScript, for one person alone, and nobody keeps it', async () => {
  const { statusCode, headers, body } = await sendRequest(ada)
  expect(statusCode).toBe(200)
  expect(headers).toEqual(expect.objectContaining(personal))
  expect(headers['etag']).toBeUndefined()
  for (const said of ['Cost Analyst', 'Data Scientist', 'ada@engine.example', 'Unsubscribe From All'])
    expect(body).toContain(said)
  for (const hidden of ['Welder', 'ben@engine.example', 'rel="canonical"']) expect(body).not.toContain(hidden)
  expect(body).toContain('<meta name="robots" content="noindex">')
  await post(ada, `key=${await getFirstKey(ada)}`)
  expect((await sendRequest(ada)).body).not.toContain('Cost Analyst')
})

test('[J2.7-12][J6-07] an unknown id, a key and what is no id at all are answered by the same empty page', async () => {
  const key = await getFirstKey(ada)
  const strangers = ['f'.repeat(32), key, 'nobody', ada.toUpperCase(), `${ada}0`, '%00', '%27%20or%201=1']
  for (const id of strangers) {
    const { statusCode, headers, body } = await sendRequest(id)
    expect([id, statusCode, headers['cache-control']]).toEqual([id, 200, personal['cache-control']])
    expect(body).toContain('No Job Posting Subscriptions Found.')
    expect(body).not.toContain('For: ')
    expect(body).not.toContain('Unsubscribe From All')
  }
})

test('[J1-12] whoever only looks at the link ends nothing: a mail program, a scanner, a browser that reads ahead', async () => {
  await sendRequest(ada, { method: 'HEAD' })
  await sendRequest(ada, { headers: { 'sec-purpose': 'prefetch' } })
  await sendRequest(ada, { query: { 'List-Unsubscribe': 'One-Click', all: 'true' } })
  expect(await listTitles(ada)).toHaveLength(2)
})

test.each([
  ['a form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
  ['a form with its charset', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded; charset=utf-8'],
  ['parts', parts({ 'List-Unsubscribe': 'One-Click' }), multipart],
])('[J1-12][J2.7-10] one click in a mail program ends all, sent as %s, also twice', async (_, payload, type) => {
  const nobody = { headers: { origin: 'null', 'sec-fetch-site': 'cross-site' } }
  for (const answer of [await post(ada, payload, type, nobody), await post(ada, payload, type)]) {
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(answer.headers['location']).toBeUndefined()
    expect(await listTitles(ada)).toEqual([])
  }
  expect(await listTitles(ben)).toEqual(['Welder'])
})

test('[J2.7-06][J2.7-10] the forms of the page end one or all and lead back to it', async () => {
  const one = await post(ada, `key=${await getFirstKey(ada)}`, undefined, { headers: { origin: 'null' } })
  expect([one.statusCode, one.headers['location'], await listTitles(ada)]).toEqual([
    303,
    unsubscribeAddress(ada),
    ['Data Scientist'],
  ])
  const all = await post(ada, parts({ all: 'true' }), multipart)
  expect([all.statusCode, all.headers['location'], await listTitles(ada)]).toEqual([303, unsubscribeAddress(ada), []])
  expect(all.headers).toEqual(expect.objectContaining(personal))
})

test('[J6-07] nobody ends what belongs to others, and learns nothing of it', async () => {
  const answer = await post(ben, `key=${await getFirstKey(ada)}`)
  expect([answer.statusCode, await listTitles(ada), await listTitles(ben)]).toEqual([
    303,
    ['Cost Analyst', 'Data Scientist'],
    ['Welder'],
  ])
  expect((await post('nobody', 'List-Unsubscribe=One-Click')).statusCode).toBe(200)
  const { headers } = await post('%2F%2Fevil.example%2F', 'all=true')
  expect(headers['location']).toBe('/careers/unsubscribe/%2F%2Fevil.example%2F')
})

test.each([
  ['nothing', '', 'application/x-www-form-urlencoded'],
  ['another click', 'List-Unsubscribe=Two-Clicks', 'application/x-www-form-urlencoded'],
  ['another word for all', 'all=1', 'application/x-www-form-urlencoded'],
  ['a key that is none', "key=' or 1=1", 'application/x-www-form-urlencoded'],
  ['a file', parts({ 'key"; filename="a.txt': 'x' }), multipart],
  ['parts that do not end', parts({ all: 'true' }).slice(0, -12), multipart],
  ['parts without a boundary', parts({ all: 'true' }), 'multipart/form-data'],
  ['JSON', '{"all":"true"}', 'application/json'],
  ['plain text', 'all=true', 'text/plain'],
])('anything else is refused in plain words and ends nothing: %s', async (_, payload, type) => {
  const { statusCode, headers, body } = await post(ada, payload, type)
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    400,
    'text/plain; charset=utf-8',
    'private, no-store',
  ])
  expect(body).toMatch(/^This does not end any job alerts\./)
  expect(await listTitles(ada)).toHaveLength(2)
})

test('a request without a body is refused', async () => {
  const { statusCode, body } = await sendRequest(ada, { method: 'POST' })
  expect([statusCode, body]).toEqual([400, expect.stringMatching(/^This does not end any job alerts\./)])
})

test('a body of more than 4 kB is not read', async () => {
  const { statusCode, body } = await post(ada, `all=true&x=${'x'.repeat(4096)}`)
  expect([statusCode, body, await listTitles(ada)]).toEqual([
    413,
    'The request is larger than 4 kB.',
    ['Cost Analyst', 'Data Scientist'],
  ])
})

test('[C7.2-18] one network ends and looks only so often; others are served', async () => {
  const from = { remoteAddress: '10.8.0.1' }
  for (let count = 0; count < 30; count += 1) await post(ben, 'nothing', undefined, from)
  const { statusCode, headers, body } = await post(ada, 'all=true', undefined, from)
  expect([statusCode, Number(headers['retry-after']) > 0, body]).toEqual([
    429,
    true,
    'Too many requests. Please wait a moment and try again.',
  ])
  for (let count = 0; count < 30; count += 1) await sendRequest(ben, from)
  expect((await sendRequest(ada, from)).statusCode).toBe(429)
  expect((await sendRequest(ada)).statusCode).toBe(200)
})

test('[J6-07] neither a subscription id nor a key is in the log, also when something goes wrong', async () => {
  const key = await getFirstKey(ada)
  await sendRequest(ada)
  await sendRequest(`%${ada.charCodeAt(0).toString(16)}${ada.slice(1)}`)
  await sendRequest(`${ada}%3E`)
  await post(ada, `key=${key}`)
  await post(ada, 'nothing')
  await app.inject(`/data/x/${ada}`)
  app.log.error({ err: new Error(`no page for /careers/unsubscribe/${ada}`) }, 'a page failed')
  const log = lines.join('')
  expect(log).toContain('"path":"/careers/unsubscribe"')
  expect(log).toContain('a page failed')
  for (const secret of [ada, key, ada.slice(1)]) expect(log).not.toContain(secret)
})
