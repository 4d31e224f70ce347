import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { countRefused, recordAcceptance, recordRefusal } from '../job-alerts/refused-recipients.ts'
import { writeToFolder } from './mail-folder.ts'
import { sendDueMail } from './mail-worker.ts'
import { queueMail, type OutgoingMail } from './outbox.ts'
import { receiveMail, type Judge } from './receive-mail.testing.ts'
import { sendBySmtp } from './send-mail.ts'

const day = 24 * 60 * 60_000
const start = Date.parse('2026-11-21T09:00:00.000Z')
const sender = { firmName: 'Larch & Sons', from: 'website@firm.example', origin: () => 'https://firm.example' }
const digest: OutgoingMail = {
  to: 'ada@engine.example',
  replyTo: null,
  subject: 'A new job',
  text: 'Hello\n',
  subscriberId: 'ada',
  class: 'bulk',
  address: null,
}

let database: Database
let now = start
let logged: string[] = []

beforeAll(async () => {
  database = await openTestDatabase('refused_mail_test')
})
afterAll(() => database.close())
beforeEach(async () => {
  now = start
  logged = []
  const { db } = database
  for (const table of ['mail_outbox', 'subscriber'] as const) await db.deleteFrom(table).execute()
  await db.updateTable('alerts_ended').set({ count: 0 }).execute()
  const at = new Date(start).toISOString()
  await db
    .insertInto('subscriber')
    .values({
      id: 'ada',
      EmailAddress: digest.to,
      email_key: digest.to,
      created_at: at,
      gathered_at: at,
      asked_at: null,
    })
    .execute()
})

async function runDelivery(judge: Judge) {
  const server = await receiveMail(judge)
  const send = sendBySmtp(server.url, sender)
  await sendDueMail({
    database,
    send,
    clock: () => new Date(now),
    addresses: {
      refused: (id) => recordRefusal(database.db, id, new Date(now)),
      accepted: (id) => recordAcceptance(database.db, id),
    },
    log: { error: (_, message) => void logged.push(message) },
  })
  send.close?.()
  await server.close()
  return server.received.flatMap(({ to }) => to)
}

const waiting = () => database.db.selectFrom('mail_outbox').select(['attempts', 'gave_up_at']).execute()
const noSuchUser: Judge = (address) => (address === digest.to ? '550 5.1.1 No such user' : null)

test('a final refusal is not tried again: an alert is dropped, and what a person may help is kept for her', async () => {
  await queueMail(database.db, digest, new Date(now))
  const { subscriberId: _, ...rest } = digest
  const mail: OutgoingMail = { ...rest, class: 'confirmed' }
  await queueMail(database.db, mail, new Date(now))
  await runDelivery(noSuchUser)
  expect([await waiting(), logged]).toEqual([
    [{ attempts: 1, gave_up_at: new Date(now) }],
    expect.arrayContaining(['an address was refused', 'a mail was given up']),
  ])
})

test('alerts to an address that is refused on three days end, and the firm reads how many did', async () => {
  const counts: unknown[] = []
  for (const at of [0, 1000, day, 2 * day]) {
    now = start + at
    await queueMail(database.db, digest, new Date(now))
    await runDelivery(noSuchUser)
    counts.push(await countRefused(database.db))
  }
  expect(counts).toEqual([
    { refused: 1, ended: 0 },
    { refused: 1, ended: 0 },
    { refused: 1, ended: 0 },
    { refused: 0, ended: 1 },
  ])
  expect(await database.db.selectFrom('subscriber').select('id').execute()).toEqual([])
  expect(logged.at(-1)).toBe('an address was refused again, and its alerts have ended')
})

test('an address that takes a mail in between begins again', async () => {
  for (const [at, judge] of [
    [0, noSuchUser],
    [day, noSuchUser],
    [2 * day, () => null],
    [3 * day, noSuchUser],
  ] as const) {
    now = start + at
    await queueMail(database.db, digest, new Date(now))
    await runDelivery(judge)
  }
  expect(await countRefused(database.db)).toEqual({ refused: 1, ended: 0 })
})

test.each<[string, Judge]>([
  ['does not take this site as a sender', (address) => (address === '' ? '550 5.1.0 Sender rejected' : null)],
  ['relays nothing', (address) => (address === '' ? null : '550 5.7.1 Relaying denied')],
  ['is busy', (address) => (address === '' ? null : '450 4.2.1 Try again later')],
])('a server that %s ends nobody, and the mail is tried again', async (_, judge) => {
  await queueMail(database.db, digest, new Date(now))
  await runDelivery(judge)
  expect([await countRefused(database.db), await waiting()]).toEqual([
    { refused: 0, ended: 0 },
    [{ attempts: 1, gave_up_at: null }],
  ])
})

test('an alert of more than a day ago is not sent any more, other mail is', async () => {
  await queueMail(database.db, digest, new Date(now))
  await queueMail(database.db, { ...digest, to: 'people@firm.example', class: 'confirmed' }, new Date(now))
  now = start + day + 1
  expect([await runDelivery(() => null), await waiting()]).toEqual([['people@firm.example'], []])
})

test('an alert of a day ago at most is sent', async () => {
  await queueMail(database.db, digest, new Date(now))
  now = start + day
  expect(await runDelivery(() => null)).toEqual([digest.to])
})

test('a site without a mail server clears at its start what a killed process had begun to write', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'drafts-')), 'outbox')
  mkdirSync(folder)
  for (const name of ['one.draft', 'two.eml']) writeFileSync(join(folder, name), 'Is there a library?')
  writeToFolder(folder, sender)
  expect(readdirSync(folder)).toEqual(['two.eml'])
  rmSync(folder, { recursive: true })
})
