import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { webhookLease, webhookQueue } from '../applications/notify-firm.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { readConfig } from '../settings/config.ts'
import { startNotifying } from './start-notifications.ts'
import { webhookSender } from './send-webhook.ts'
import { sendDueWebhooks, startWebhooks } from './start-webhooks.ts'

const secret = `whsec_${Buffer.from('a secret of 32 bytes, or so it is').toString('base64')}`
let database: Database
let server: Server
let url: string
let now: Date
let logged: string[]
let received: Array<{ method: string | undefined; headers: IncomingHttpHeaders; body: string }>
let answer: (reply: ServerResponse) => void

async function receiveWebhook(request: IncomingMessage, reply: ServerResponse) {
  const { method, headers } = request
  received.push({ method, headers, body: await text(request) })
  answer(reply)
}

beforeAll(async () => {
  database = await openTestDatabase('webhooks')
})
afterAll(() => database.close())
beforeEach(async () => {
  now = new Date()
  ;[logged, received] = [[], []]
  answer = (reply) => void reply.writeHead(204).end()
  await database.db.deleteFrom('webhook_outbox').execute()
  server = createServer((request, reply) => void receiveWebhook(request, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const parts = (patience?: number) => ({
  database,
  clock: () => now,
  log: { error: (_: object, message: string) => void logged.push(message) },
  send: webhookSender({ url, secret }, patience),
})
const event = (application: string) =>
  JSON.stringify({ event: 'submitted', application, posting: '7', at: now.toISOString() })
const queue = (id: string) =>
  database.db
    .insertInto('webhook_outbox')
    .values({ id, body: event(id), created_at: now.toISOString(), due_at: now.toISOString() })
    .execute()
const waiting = async () =>
  (await database.db.selectFrom('webhook_outbox').selectAll().orderBy('id').execute()).map(
    ({ id, attempts, last_error, gave_up_at }) => [id, attempts, last_error, gave_up_at !== null],
  )

test('the firm’s system gets each event once, signed as Standard Webhooks has it, and a changed one is known', async () => {
  await queue('a')
  expect([await sendDueWebhooks(parts()), await sendDueWebhooks(parts()), await waiting()]).toEqual([1, 0, []])
  const [{ method, headers, body } = { method: '', headers: {}, body: '' }] = received
  expect([received.length, method, headers['content-type'], headers['webhook-id'], body]).toEqual([
    1,
    'POST',
    'application/json',
    'a',
    event('a'),
  ])
  const signed = headers as Record<string, string>
  expect(new Webhook(secret).verify(body, signed)).toEqual(JSON.parse(event('a')))
  expect(() => new Webhook(secret).verify(event('b'), signed)).toThrow('No matching signature found')
})

test('a system that fails, or sends elsewhere, is asked again after pauses that double, and after a day no more', async () => {
  await queue('a')
  answer = (reply) => void reply.writeHead(received.length % 2 ? 500 : 302, { location: `${url}/elsewhere` }).end()
  const pauses: number[] = []
  while (logged.at(-1) !== 'a webhook was given up') {
    await sendDueWebhooks(parts())
    const { due_at } = await database.db.selectFrom('webhook_outbox').select('due_at').executeTakeFirstOrThrow()
    pauses.push((due_at.getTime() - now.getTime()) / 1000)
    now = due_at
  }
  const hours = 4 * 60 * 60
  expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680, hours, hours, hours, hours, hours])
  expect([received.length, new Set(received.map(({ headers }) => headers['webhook-id'])), await waiting()]).toEqual([
    14,
    new Set(['a']),
    [['a', 14, "The firm's system answered 302.", true]],
  ])
  expect(await sendDueWebhooks(parts())).toBe(0)
})

test('one that is not answered, or whose answer is lost, is sent again, and the next is not held up', async () => {
  await queue('a')
  await queue('b')
  answer = (reply) => {
    if (received.length === 2) reply.destroy()
    else if (received.length > 2) reply.writeHead(200).end()
  }
  expect(await sendDueWebhooks(parts(100))).toBe(2)
  expect((await waiting()).map(([id, attempts]) => [id, attempts])).toEqual([
    ['a', 1],
    ['b', 1],
  ])
  now = new Date(now.getTime() + 30_000)
  await sendDueWebhooks(parts())
  expect([await waiting(), received.length]).toEqual([[], 4])
})

test('a system that is not there is said in the outbox, without what was sent', async () => {
  await queue('a')
  await new Promise((resolve) => server.close(resolve))
  await sendDueWebhooks(parts())
  expect([await waiting(), logged]).toEqual([
    [['a', 1, `connect ECONNREFUSED ${new URL(url).host}`, false]],
    ['a webhook was not taken'],
  ])
})

test('a process that stops in between leaves it with its lease, and another sends it then', async () => {
  const begun = Promise.withResolvers<void>()
  await queue('a')
  answer = () => begun.resolve()
  const stop = startWebhooks(parts())
  await begun.promise
  await stop()
  expect([await waiting(), await sendDueWebhooks(parts()), logged]).toEqual([[['a', 1, null, false]], 0, []])
  now = new Date(now.getTime() + webhookLease)
  answer = (reply) => void reply.writeHead(200).end()
  expect([await sendDueWebhooks(parts()), await waiting(), received.length]).toEqual([1, [], 2])
})

test('two who send tell each event once', async () => {
  for (let count = 0; count < 20; count += 1) await queue(`${count}`)
  await Promise.all([sendDueWebhooks(parts()), sendDueWebhooks(parts())])
  expect([received.length, new Set(received.map(({ headers }) => headers['webhook-id'])).size]).toEqual([20, 20])
})

test('a site tells the firm’s system where one is set, and the careers address that the firm has set', async () => {
  const log = { error: (_: object, message: string) => void logged.push(message) }
  const settings = { CAREERS_EMAIL: 'recruiters@firm.example', APPLICATIONS_AT: '11:30' }
  const told = Promise.withResolvers<void>()
  answer = (reply) => void reply.writeHead(200).end(() => told.resolve())
  await queue('a')
  const came = new Date(now.getTime() - 24 * 60 * 60_000).toISOString()
  await database.db
    .insertInto('firm_news')
    .values({ what: 'submitted', JobPosting_ID: '7', job: 'Cost Analyst', reason: null, at: came })
    .execute()
  const tell = (env: Record<string, string>) =>
    startNotifying({ config: readConfig({ ...settings, ...env }), database, clock: () => now, log })
  await tell({})()
  expect([received.length, logged]).toEqual([0, []])
  const stop = tell({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret })
  await told.promise
  await stop()
  const mails = await database.db.selectFrom('mail_outbox').select(['recipient', 'subject']).execute()
  expect(mails).toEqual([{ recipient: 'recruiters@firm.example', subject: 'Applications: 1 submitted' }])
  expect([received.length, logged]).toEqual([1, []])
})

test('the backlog tells what waits, for how long, and what was given up', async () => {
  for (const id of ['a', 'b', 'c']) await queue(id)
  await database.db.updateTable('webhook_outbox').set({ gave_up_at: now.toISOString() }).where('id', '=', 'c').execute()
  const later = new Date(now.getTime() + 90_000)
  expect(await webhookQueue.backlog(database.db, later)).toEqual({
    waiting: 2,
    abandoned: 1,
    oldestSeconds: 90,
  })
})
