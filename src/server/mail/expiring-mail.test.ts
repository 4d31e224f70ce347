import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { sendDueMail } from './mail-worker.ts'
import { queueMail, claimDueMail, type OutgoingMail } from './outbox.ts'
import type { SendMail } from './send-mail.ts'

const start = Date.parse('2026-11-21T09:00:00.000Z')
const halfAnHour = 30 * 60_000
const secret = 'abcd-efgh-jkmn-pqrs-tuvw'
const subject = 'Your temporary password'
const mail: OutgoingMail = {
  to: 'ada@example.org',
  replyTo: null,
  subject,
  text: secret,
  html: secret,
  lifetime: halfAnHour,
  class: 'recovery',
  address: '192.0.2.7',
}

let database: Database
let now = start
let logged: string[] = []
let sent: string[] = []

beforeAll(async () => {
  database = await openTestDatabase('expiring_mail')
})
afterAll(() => database.close())
beforeEach(async () => {
  now = start
  logged = []
  sent = []
  await database.db.deleteFrom('mail_outbox').execute()
})

const deliver: SendMail = async ({ text }) => void sent.push(text)
const fail: SendMail = () => Promise.reject(new Error('the mail server is away'))

const runDelivery = (send: SendMail) =>
  sendDueMail({
    database,
    send,
    clock: () => new Date(now),
    log: { error: (_, message) => void logged.push(message) },
  })

async function table() {
  const rows = await database.db.selectFrom('mail_outbox').selectAll().execute()
  return { said: JSON.stringify(rows), abandoned: rows.filter((row) => row.gave_up_at !== null).length }
}

test('a mail is sent until its time is over, and not at it', async () => {
  await queueMail(database.db, mail, new Date(now))
  await queueMail(database.db, mail, new Date(now + 1))
  now += halfAnHour
  await runDelivery(deliver)
  const { said, abandoned } = await table()
  expect([sent, abandoned, said.includes(secret), said.includes(subject), logged]).toEqual([
    [secret],
    1,
    false,
    true,
    ['mails were given up, for they were not sent in time'],
  ])
})

test('one that waits for its next attempt is blanked when its time is over, whenever that would be', async () => {
  await queueMail(database.db, mail, new Date(now))
  for (const pause of [0, 30_000, 60_000, 120_000, 240_000, 480_000]) {
    now += pause
    await runDelivery(fail)
  }
  const before = (await table()).said.includes(secret)
  now = start + halfAnHour
  expect([before, await runDelivery(deliver), (await table()).said.includes(secret), sent]).toEqual([
    true,
    0,
    false,
    [],
  ])
})

test('one that runs out while it is being sent is not tried again, and what was delivered is gone', async () => {
  await queueMail(database.db, mail, new Date(now))
  await queueMail(database.db, { ...mail, text: 'another' }, new Date(now + 1))
  now += halfAnHour - 1
  await runDelivery(async ({ text }) => {
    now = start + halfAnHour + 1
    await runDelivery(deliver)
    if (text === secret) throw new Error('the mail server is away')
  })
  now += halfAnHour
  const { said, abandoned } = await table()
  expect([abandoned, said.includes(secret), await claimDueMail(database.db, new Date(now))]).toEqual([
    2,
    false,
    undefined,
  ])
})

test('one that runs out while another is being sent is not sent after it', async () => {
  for (const text of ['first', 'second']) await queueMail(database.db, { ...mail, text }, new Date(now))
  await runDelivery(async ({ text }) => {
    sent.push(text)
    now += halfAnHour
  })
  expect(sent.length).toBe(1)
})

test('what is given up keeps no word that is for its reader alone; what visitors wrote to the firm is kept', async () => {
  const { lifetime: _, ...lasting } = mail
  await queueMail(database.db, { ...lasting, subscriberId: 'b5', lifetime: 400 * halfAnHour }, new Date(now))
  await queueMail(database.db, { ...lasting, subscriberId: 'b5' }, new Date(now))
  await queueMail(database.db, { ...lasting, to: 'people@firm.example', text: 'a question', html: '' }, new Date(now))
  for (let attempt = 0; attempt < 14; attempt += 1) {
    await runDelivery(fail)
    now += 4 * 60 * 60_000
  }
  const { said, abandoned } = await table()
  expect([abandoned, said.includes(secret), said.includes('a question')]).toEqual([3, false, true])
})

test('one whose address is refused for good is given up at once, without its words', async () => {
  const refused = Object.assign(new Error('550'), { command: 'RCPT TO', responseCode: 550, response: '550 5.1.1' })
  await queueMail(database.db, mail, new Date(now))
  await runDelivery(() => Promise.reject(refused))
  const { said, abandoned } = await table()
  expect([abandoned, said.includes(secret)]).toEqual([1, false])
})
