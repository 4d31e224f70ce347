import { call, read } from '#contract/operations.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cheap, enrolApplicant } from '../accounts/enrol-applicant.testing.ts'
import { createServiceClient } from '../accounts/open-accounts.testing.ts'
import { createApp } from '../app.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createSiteService } from '../create-site-service.ts'

let database: Database
let app: FastifyInstance
const lines: string[] = []
let costlyCallCount = 0
const release = Promise.withResolvers<string>()
const slowCallStart = Promise.withResolvers<void>()

beforeAll(async () => {
  database = await openTestDatabase('data_limits_test')
  const slow = {
    writes: false,
    run: () => {
      slowCallStart.resolve()
      return release.promise
    },
  }
  const clock = () => new Date('2026-11-21T23:59:59.000Z')
  const dear = {
    writes: false,
    answer: () => {
      costlyCallCount += 1
      return ''
    },
    cost: ([text = '']: ReadonlyArray<string>) => Number(text),
  }
  const service = createSiteService({ database, clock, operations: { Slow: slow, Dear: dear } })
  app = createApp({
    service,
    config: { siteOrigin: 'https://firm.example' },
    limits: { operationsPerMinute: 30, maxConcurrentTransactions: 1 },
    logger: { stream: { write: (line: string) => void lines.push(line) } },
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const post = (path: string, payload: object, headers: Record<string, string> = {}, remoteAddress = '10.1.0.1') =>
  app.inject({ method: 'POST', url: `/data/${path}`, headers, payload, remoteAddress })

const transact = (count: number, remoteAddress: string, headers: Record<string, string> = {}) => {
  const Operations = Array.from({ length: count }, () => read('CompanyNews'))
  return post('post_transaction', { Operations }, headers, remoteAddress)
}

test('[C7.2-18] an address that asks for too much is told so, in words and with a time to come back; others are served', async () => {
  const served = [await transact(20, '10.1.0.2'), await transact(10, '10.1.0.2')]
  const refused = await transact(1, '10.1.0.2')
  const other = await transact(1, '10.1.0.3')
  expect([...served, refused, other].map((reply) => reply.statusCode)).toEqual([200, 200, 429, 200])
  expect([refused.json().Msg, Number(refused.headers['retry-after']) > 0]).toEqual([
    'Too many requests. Please wait a moment and try again.',
    true,
  ])
})

test('[C7.2-18] a batch is charged by what it costs before any of it is done', async () => {
  const ask = (...costs: ReadonlyArray<number>) => {
    const Operations = costs.map((cost) => call('Dear', String(cost)))
    return post('post_transaction', { Operations }, {}, '10.1.0.9')
  }
  const served = [await ask(10), await ask(5, 5)]
  const refused = await ask(1, 20)
  expect([...served, refused].map((reply) => reply.statusCode)).toEqual([200, 200, 429])
  expect([costlyCallCount, refused.headers['retry-after']]).toEqual([3, '60'])
})

test('[C7.2-18] what was charged for bytes that an answer has not is given back, but not of a transaction that was refused', async () => {
  const service = createSiteService({ database, hashCost: cheap })
  const person = { firstName: 'Ada', lastName: 'Moss', email: 'ada@engine.example', password: 'birch by the lake' }
  await enrolApplicant(database.db, person, new Date(), cheap)
  const token = await createServiceClient(service).fetchToken(call('SignIn', person.email, person.password, ''))
  const site = createApp({ service, config: { siteOrigin: null }, limits: { operationsPerMinute: 200 } })
  const ask = async (remoteAddress: string, authorization: string) => {
    const payload = { Operations: [read('AccountData')] }
    const url = '/data/post_transaction'
    return (await site.inject({ method: 'POST', url, headers: { authorization }, payload, remoteAddress })).statusCode
  }
  const served = [1, 2, 3].map(() => ask('10.1.1.1', `Bearer ${token}`))
  const answers = []
  for (let asked = 0; asked < 3; asked += 1) answers.push(await ask('10.1.1.2', `Bearer ${token}`))
  const refused = [await ask('10.1.1.3', 'Bearer nobody'), await ask('10.1.1.3', 'Bearer nobody')]
  // Those that are under way at once are charged as much as they may bring.
  expect([(await Promise.all(served)).toSorted((a, b) => a - b), answers, refused]).toEqual([
    [200, 429, 429],
    [200, 200, 200],
    [401, 429],
  ])
  await site.close()
})

test('who asked for too many calculations is told when to come back, and is not asked to try at once', async () => {
  const ask = () => app.inject({ url: '/data/captcha?for=ContactFormEmail', remoteAddress: '10.1.0.7' })
  for (let asked = 0; asked < 60; asked += 1) await ask()
  const { statusCode, headers } = await ask()
  expect([statusCode, headers['retry-after']]).toEqual([429, '60'])
})

test('[C7.2-18] the visitors behind a proxy of this machine are told apart, what a stranger says of its address is not believed', async () => {
  const from = (name: string) => ({ 'x-forwarded-for': name })
  await transact(20, '127.0.0.1', from('203.0.113.1'))
  await transact(20, '10.1.0.4', from('203.0.113.3'))
  const answers = [
    await transact(20, '127.0.0.1', from('203.0.113.1')),
    await transact(20, '127.0.0.1', from('203.0.113.2')),
    await transact(20, '10.1.0.4', from('203.0.113.4')),
  ]
  expect(answers.map((reply) => reply.statusCode)).toEqual([429, 200, 429])
})

test('[C7.2-18] a server with its hands full says so, and serves again when they are free', async () => {
  const first = post('post_transaction', { Operations: [call('Slow')] }, {}, '10.1.0.5')
  const waiting = first.then((reply) => reply.statusCode)
  await slowCallStart.promise
  const second = await transact(1, '10.1.0.6')
  release.resolve('done')
  const statuses = [await waiting, second.statusCode, (await transact(1, '10.1.0.6')).statusCode]
  expect([statuses, second.headers['retry-after'], second.json().Msg]).toEqual([
    [200, 503, 200],
    '2',
    'The site is busy. Please try again in a moment.',
  ])
})

test('bodies that cannot be read are charged as well, before anybody reads them', async () => {
  const unreadable = () =>
    app.inject({
      method: 'POST',
      url: '/data/post_transaction',
      headers: { 'content-type': 'application/json' },
      payload: '{"Operations": [',
      remoteAddress: '10.1.0.8',
    })
  const answers: number[] = []
  for (let asked = 0; asked < 32; asked += 1) answers.push((await unreadable()).statusCode)
  expect([answers.slice(0, 30).every((status) => status === 400), answers.slice(30)]).toEqual([true, [429, 429]])
})

test('the addresses of one IPv6 subscriber share one limit', async () => {
  await transact(20, '2001:db8:1:2::1')
  const answers = [await transact(20, '2001:db8:1:2:ffff::9'), await transact(20, '2001:db8:1:3::1')]
  expect(answers.map((reply) => reply.statusCode)).toEqual([429, 200])
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' }, 200],
  [{ origin: 'https://elsewhere.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'https://firm.example' }, 200],
  [{ origin: 'http://localhost', host: 'localhost' }, 200],
  [{}, 200],
])('a transaction that comes with %j is answered %i', async (headers, status) => {
  expect((await transact(1, '10.1.0.7', headers as Record<string, string>)).statusCode).toEqual(status)
})

const counts = () => database.db.selectFrom('daily_count').selectAll().orderBy('name').orderBy('kind').execute()

const saved = (Name: string) => ({ Kind: 'select content', Content: 'Saved Job Posting', Name })

test('[C7.2-14][C7.2-15][J7-53][J7-54] pages and events are counted by day, without secrets, and not for who asks not to be counted', async () => {
  const page = (Name: string) => ({ Kind: 'page', Name })
  const answers = [
    await post('collect', page('/careers/open')),
    await post('collect', page('/careers/open')),
    await post('collect', { Kind: 'event', Name: 'search' }),
    await post('collect', saved('Cost Analyst')),
    await post('collect', saved('Cost Analyst')),
    await post('collect', { ...saved('Cost Analyst'), Content: 'Unsaved Job Posting' }),
    await post('collect', page('/careers/unsubscribe/0f8fad5b-d9cb-469f-a165-70867728950e')),
    await post('collect', page('/about-us'), { 'sec-gpc': '1' }),
    await post('collect', page('/about-us'), { dnt: '1' }),
    await post('collect', page('/search?q=ada@example.org')),
    await post('collect', { Kind: 'person', Name: 'Ada' }),
    await post('collect', { ...saved('Cost Analyst'), Content: 'Read Job Posting' }),
    await post('collect', saved('x'.repeat(201))),
    await post('collect', saved('Cost\nAnalyst')),
    await post('collect', saved(' ')),
    await post('collect', { ...page('/home'), padding: 'x'.repeat(5000) }),
  ]
  expect(answers.map((reply) => reply.statusCode)).toEqual([
    204, 204, 204, 204, 204, 204, 204, 204, 204, 400, 400, 400, 400, 400, 400, 413,
  ])
  const day = '2026-11-21'
  expect(await counts()).toEqual([
    { day, kind: 'page', name: '/careers/open', count: 2 },
    { day, kind: 'page', name: '/careers/unsubscribe', count: 1 },
    { day, kind: 'Saved Job Posting', name: 'Cost Analyst', count: 2 },
    { day, kind: 'Unsaved Job Posting', name: 'Cost Analyst', count: 1 },
    { day, kind: 'event', name: 'search', count: 1 },
  ])
})

test('[C8-01] an error that a browser reports is in the log, as one line with the id of the request', async () => {
  const reply = await post(
    'report',
    { Message: 'The site cannot be reached.', Page: '/home' },
    { 'x-request-id': 'request-1234' },
  )
  const line = lines.map((text) => JSON.parse(text)).find(({ said }) => said !== undefined)
  expect([reply.statusCode, line.said, line.page, line.reqId, line.level]).toEqual([
    204,
    'The site cannot be reached.',
    '/home',
    'request-1234',
    40,
  ])
})
