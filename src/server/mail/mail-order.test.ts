import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { countAttempts, type Limit } from '../limits/attempts.ts'
import { sendDueMail } from './mail-worker.ts'
import {
  queueMail,
  toUnconfirmed,
  defaultRateLimit,
  countWaitingByClass,
  type MailClass,
  type OutgoingMail,
} from './outbox.ts'

const start = Date.parse('2026-11-21T09:00:00.000Z')
const minute = 60_000

let database: Database
let now = start
let sent: string[]
let logged: string[]

beforeAll(async () => {
  database = await openTestDatabase('mail_order')
})
afterAll(() => database.close())
beforeEach(async () => {
  now = start
  sent = []
  logged = []
  for (const table of ['mail_outbox', 'queue_turn', 'attempt_count'] as const)
    await database.db.deleteFrom(table).execute()
})

async function write(name: string, kind: MailClass, address: string | null = null, more: Partial<OutgoingMail> = {}) {
  const mail = { to: `${name}@example.org`, replyTo: null, subject: name, text: '', class: kind, address, ...more }
  await queueMail(database.db, mail, new Date(now))
  now += 1
}

const sendAll = (ceiling?: Limit) =>
  sendDueMail({
    database,
    send: async ({ subject }) => void sent.push(subject),
    clock: () => new Date(now),
    log: { error: (_, message) => void logged.push(message) },
    ...(ceiling && { ceiling }),
  })

async function flood(networks: number, mails: number) {
  for (let at = 0; at < networks * mails; at += 1)
    await write(`flood${at}`, 'unconfirmed', `198.51.100.${at % networks}`)
}

test('a temporary password goes before all that strangers have sent, then mail to confirmed addresses, and alerts go last', async () => {
  await write('alert', 'bulk')
  await flood(3, 4)
  await write('notice', 'confirmed')
  await write('password', 'recovery', '192.0.2.1')
  await sendAll()
  expect([sent.length, sent.slice(0, 2), sent.at(-1)]).toEqual([15, ['password', 'notice'], 'alert'])
})

test('who waits for a link of her own waits for one mail of each other network at most', async () => {
  await flood(4, 10)
  await write('link', 'unconfirmed', '192.0.2.1')
  await sendAll()
  expect([sent.length, sent.indexOf('link')]).toEqual([41, 4])
})

test('a /64 is one network, however many addresses of it write', async () => {
  for (let at = 1; at <= 9; at += 1) await write(`flood${at}`, 'unconfirmed', `2001:db8::${at}`)
  await write('link', 'unconfirmed', '2001:db8:0:1::1')
  await sendAll()
  expect(sent.indexOf('link')).toBe(1)
})

const few: Limit = { most: 5, within: 5 * minute }

test('mail to addresses that nobody confirmed has a ceiling, is said once, and goes on in turns; other mail does not wait', async () => {
  await flood(2, 6)
  await write('notice', 'confirmed')
  await sendAll(few)
  await sendAll(few)
  expect([sent.length, sent[0], await countAttempts(database.db, toUnconfirmed, few, new Date(now))]).toEqual([
    6,
    'notice',
    5,
  ])
  expect(logged).toEqual(['mail to unconfirmed addresses has reached its ceiling, and more of it waits'])
  expect(await countWaitingByClass(database.db)).toEqual({ recovery: 0, confirmed: 0, unconfirmed: 7, bulk: 0 })
  await write('link', 'unconfirmed', '192.0.2.1')
  await write('password', 'recovery', '192.0.2.1')
  await sendAll(few)
  expect([sent.length, sent.at(-1)]).toEqual([7, 'password'])
  now += few.within
  await sendAll(few)
  expect([sent.length, sent.slice(7).indexOf('link'), logged.length]).toEqual([12, 3, 2])
})

test('what waits for the ceiling ends at its own time', async () => {
  await flood(1, 5)
  await write('password', 'unconfirmed', '192.0.2.1', { lifetime: 2 * minute })
  await sendAll({ ...few, most: 1 })
  now += few.within
  await sendAll({ ...few, most: 1 })
  expect([sent.length, sent.includes('password'), logged.at(-1)]).toEqual([
    2,
    false,
    'mail to unconfirmed addresses has reached its ceiling, and more of it waits',
  ])
  expect(logged).toContain('mails were given up, for they were not sent in time')
})

test('a network of its own is served within half an hour beside 256 that flood, before a temporary password runs out', () => {
  const rounds = Math.ceil(257 / defaultRateLimit.most)
  expect(rounds * defaultRateLimit.within).toBeLessThan(30 * minute)
})

test('mail that the release before writes has its class here, and alerts written here are bulk there', async () => {
  const at = new Date(now).toISOString()
  for (const isBulk of [true, false])
    await sql`insert into mail_outbox (id, recipient, subject, body, created_at, due_at, is_bulk)
      values (${String(isBulk)}, 'ada@example.org', '', '', ${at}, ${at}, ${isBulk})`.execute(database.db)
  await write('alert', 'bulk')
  await write('answer', 'confirmed')
  const { rows } = await sql`select class, is_bulk from mail_outbox order by class, id`.execute(database.db)
  expect(rows).toEqual([
    { class: 1, is_bulk: false },
    { class: 1, is_bulk: false },
    { class: 3, is_bulk: true },
    { class: 3, is_bulk: true },
  ])
})
