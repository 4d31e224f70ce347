import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cheap, enrolApplicant } from '../accounts/enrol-applicant.testing.ts'
import { webhookQueue } from '../applications/notify-firm.ts'
import { addApplication } from '../attachments/open-attachments.testing.ts'
import { scanQueue } from '../attachments/scan-queue.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { mailQueue } from '../mail/outbox.ts'
import { neverAborted, drainQueue } from './lease-queue.ts'

const start = Date.parse('2026-11-21T09:00:00.000Z')
const [second, hour] = [1000, 60 * 60_000]
const day = 24 * hour

let database: Database
let applicationId = ''
let now = start

beforeAll(async () => {
  database = await openTestDatabase('lease_queue')
  const ada = { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.org', password: 'correct horse' }
  const id = await enrolApplicant(database.db, ada, new Date(start), cheap)
  applicationId = await addApplication(database, id ?? '', { at: new Date(start) })
})
afterAll(() => database.close())
beforeEach(async () => {
  now = start
  for (const table of ['mail_outbox', 'webhook_outbox', 'attachment', 'queue_turn'] as const)
    await database.db.deleteFrom(table).execute()
})

const moments = () => ({ created_at: new Date(now).toISOString(), due_at: new Date(now).toISOString() })

type Place = Parameters<typeof mailQueue.getPlace>[0]

async function addMail(id: string, place: Place) {
  const words = { recipient: 'ada@example.org', reply_to: null, subject: id, body: '', html: null }
  await database.db
    .insertInto('mail_outbox')
    .values({ id, ...words, subscriber_id: null, expires_at: null, ...moments(), ...mailQueue.getPlace(place) })
    .execute()
}

async function addWebhook(id: string, place: Place) {
  await database.db
    .insertInto('webhook_outbox')
    .values({ id, body: '{}', ...moments(), ...webhookQueue.getPlace(place) })
    .execute()
}

async function addScan(id: string, place: Place) {
  const file = { AttachmentType_ID: '1', name: id, file_name: id, stored_name: id, key_id: '', size: 1 }
  await database.db
    .insertInto('attachment')
    .values({
      Attachment_ID: id,
      Application_ID: applicationId,
      ...file,
      uploaded_at: moments().created_at,
      scan: 'waiting',
    })
    .execute()
  await database.db
    .insertInto('scan_queue')
    .values({ id, ...moments(), ...scanQueue.getPlace(place) })
    .execute()
}

const queues = [
  { table: 'mail_outbox', queue: mailQueue, add: addMail, longest: 4 * hour, lease: 300 * second },
  { table: 'webhook_outbox', queue: webhookQueue, add: addWebhook, longest: 4 * hour, lease: 60 * second },
  { table: 'scan_queue', queue: scanQueue, add: addScan, longest: hour, lease: 300 * second },
] as const

type Case = (typeof queues)[number]

const ofParty = (party: string, rank = 0): Place => ({ class: rank, party })

async function doAll({ queue }: Pick<Case, 'queue'>, most = Infinity): Promise<string> {
  const taken: string[] = []
  while (taken.length < most) {
    const row = await queue.take(database.db, new Date(now))
    if (!row) break
    taken.push(row.id)
    await queue.forget(database.db, row.id)
  }
  return taken.join(' ')
}

const putBack = async ({ queue }: Pick<Case, 'queue'>, rank?: number) => {
  const row = await queue.take(database.db, new Date(now))
  if (!row) throw new Error('Nothing is due.')
  const failure = { error: new Error('it is away'), ...(rank !== undefined && { class: rank }) }
  return queue.putBack(database.db, row, failure, new Date(now))
}

const listDueTimes = async ({ table }: Pick<Case, 'table'>) => {
  const rows = await database.db.selectFrom(table).select('due_at').execute()
  return rows.map(({ due_at }) => due_at.getTime() - now)
}

test('every table from which work is leased is tried here', async () => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('attempts', 'gave_up_at')
    group by 1 order by 1`.execute(database.db)
  expect(rows.map(({ name }) => name)).toEqual(queues.map(({ table }) => table).toSorted())
})

test.each(queues)('in $table who has much waiting waits for herself', async (each) => {
  for (const id of ['a1', 'a2', 'a3', 'a4']) await each.add(id, ofParty('a'))
  now += 1
  expect(await doAll(each, 2)).toBe('a1 a2')
  now += 1
  await each.add('b1', ofParty('b'))
  await each.add('b2', ofParty('b'))
  now += 1
  await each.add('c1', ofParty('c'))
  expect(await doAll(each)).toBe('a3 b1 c1 a4 b2')
})

test('a network has four scans in one turn, whoever they are', async () => {
  for (let at = 0; at < 10; at += 1) {
    await addScan(`a${at}`, { ...ofParty(`person ${at}`), network: '192.0.2.1' })
    now += 1
  }
  await addScan('b', { ...ofParty('b'), network: '192.0.2.2' })
  const order = (await doAll({ queue: scanQueue })).split(' ')
  expect([order.length, order.indexOf('b')]).toEqual([11, 4])
})

test.each(queues)('in $table a lower class goes first, also before what waits longer', async (each) => {
  await each.add('late', ofParty('a', 1))
  now += hour
  await each.add('urgent', ofParty('a'))
  expect(await doAll(each)).toBe('urgent late')
})

test.each(queues)(
  'in $table one that failed goes behind what its party has waiting, or to a later class',
  async (each) => {
    for (const id of ['a1', 'a2']) {
      await each.add(id, ofParty('a'))
      now += 1
    }
    await putBack(each)
    now += 30 * second
    expect(await doAll(each)).toBe('a2 a1')
    await each.add('a3', ofParty('a'))
    await putBack(each, 1)
    await each.add('a4', ofParty('a'))
    now += 60 * second
    expect(await doAll(each)).toBe('a4 a3')
  },
)

test.each(queues)(
  'in $table two who take have different rows, and what one of them leaves comes back after its lease',
  async (each) => {
    await each.add('a', ofParty('a'))
    await each.add('b', ofParty('b'))
    const both = await Promise.all([1, 2].map(() => each.queue.take(database.db, new Date(now))))
    expect(new Set(both.map((row) => row?.id))).toEqual(new Set(['a', 'b']))
    now += each.lease - 1
    expect(await each.queue.take(database.db, new Date(now))).toBe(undefined)
    now += 1
    expect((await each.queue.take(database.db, new Date(now)))?.attempts).toBe(2)
  },
)

test.each(queues)('in $table pauses double up to the longest, and in a day or so it is given up', async (each) => {
  await each.add('a', ofParty('a'))
  const pauses: number[] = []
  for (;;) {
    const { isAbandoned } = await putBack(each)
    if (isAbandoned) break
    const [pause = 0] = await listDueTimes(each)
    pauses.push(pause)
    now += pause
  }
  const doubled = pauses.map((_, at) => Math.min(30 * second * 2 ** at, each.longest))
  expect([pauses, pauses.at(-1)]).toEqual([doubled, each.longest])
  expect([now - start > 0.8 * day, now - start < 1.1 * day]).toEqual([true, true])
  now += day
  expect([await doAll(each), await each.queue.backlog(database.db, new Date(now))]).toEqual([
    '',
    { waiting: 0, abandoned: 1, oldestSeconds: 0 },
  ])
})

test.each(queues)(
  'in $table what was put off while the clock was far ahead is due when it is right again',
  async (each) => {
    now = start + 400 * day
    await each.add('a', ofParty('a'))
    await putBack(each)
    await each.add('b', ofParty('b'))
    now = start
    expect(await doAll(each)).toBe('b a')
    await each.add('c', ofParty('c'))
    await putBack(each)
    expect(await doAll(each)).toBe('')
  },
)

test.each(queues)('the backlog of $table tells what waits, and for how long', async (each) => {
  const backlog = () => each.queue.backlog(database.db, new Date(now))
  expect(await backlog()).toEqual({ waiting: 0, abandoned: 0, oldestSeconds: 0 })
  await each.add('a', ofParty('a'))
  now += 90 * second
  await each.add('b', ofParty('b'))
  expect(await backlog()).toEqual({ waiting: 2, abandoned: 0, oldestSeconds: 90 })
})

test('whose it is stands in no table, but as a hash', async () => {
  const place = { ...ofParty('ada@example.org'), network: '192.0.2.1' }
  await addMail('a', ofParty('ada@example.org'))
  await addWebhook('a', ofParty('ada@example.org'))
  await addScan('a', place)
  for (const { table } of queues) {
    const [row] = await database.db.selectFrom(table).selectAll().execute()
    expect([row?.party.length, JSON.stringify({ ...row, recipient: '' })]).toEqual([
      43,
      expect.not.stringMatching(/ada@|192\./),
    ])
  }
})

test('work that is done is forgotten, work that fails is handled, and work that is cut short is neither', async () => {
  const cut = new AbortController()
  const told: string[] = []
  const waiting = ['good', 'bad', 'cut', 'left']
  const work = {
    take: async () => waiting.shift(),
    act: async (name: string) => {
      if (name === 'cut') cut.abort()
      if (name !== 'good') throw new Error(name)
    },
    done: async (name: string) => void told.push(`${name} is done`),
    failed: async (name: string) => void told.push(`${name} has failed`),
  }
  expect(await drainQueue(work, { enough: cut.signal, cut: cut.signal })).toBe(3)
  expect([told, waiting]).toEqual([['good is done', 'bad has failed'], ['left']])
  await expect(
    drainQueue(
      { ...work, take: async () => 'good', done: () => Promise.reject(new Error('away')) },
      { enough: neverAborted, cut: neverAborted },
    ),
  ).rejects.toThrow('away')
})
