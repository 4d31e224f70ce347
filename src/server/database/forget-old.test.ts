import { afterAll, beforeAll, expect, test } from 'vitest'
import { cheap, enrolApplicant } from '../accounts/enrol-applicant.testing.ts'
import { queueMail } from '../mail/outbox.ts'
import { forgetOld, retention } from './forget-old.ts'
import type { Database } from './open-database.ts'
import { openTestDatabase } from './open-test-database.testing.ts'

let database: Database
const now = new Date('2026-11-22T12:00:00.000Z')
const ada = { firstName: 'Ada', lastName: 'Moss', email: 'ada@engine.example' }
const ago = (age: number) => new Date(now.getTime() - age)

beforeAll(async () => {
  database = await openTestDatabase('forget_old')
})
afterAll(() => database.close())

async function storeMessage(id: string, received: Date) {
  const person = { FirstName: 'Ada', LastName: 'Lovelace', Email: 'ada@engine.example', Phone: '555-0100' }
  const message = { ...person, Subject: 'general' as const, Message: 'Hello' }
  await database.db
    .insertInto('contact_message')
    .values({ id, ...message, received_at: received.toISOString() })
    .execute()
  await database.db
    .insertInto('business_profile')
    .values({ id, Profile: '{}', received_at: received.toISOString() })
    .execute()
}

async function storeMail(subject: string, isAbandoned: Date | null) {
  const mail = {
    to: 'people@firm.example',
    replyTo: null,
    subject,
    text: '',
    class: 'confirmed',
    address: null,
  } as const
  await queueMail(database.db, mail, ago(retention.counts))
  await database.db
    .updateTable('mail_outbox')
    .set({ gave_up_at: isAbandoned?.toISOString() ?? null })
    .where('subject', '=', subject)
    .execute()
}

async function storeCount(day: string) {
  await database.db.insertInto('daily_count').values({ day, kind: 'page', name: '/', count: 3 }).execute()
  await database.db.insertInto('daily_name_count').values({ day, names: 1 }).execute()
}

async function listStoredRows() {
  const { db } = database
  const counts = await db.selectFrom('daily_count').select('day').execute()
  const names = await db.selectFrom('daily_name_count').select('day').execute()
  const messages = await db.selectFrom('contact_message').select('id').execute()
  const profiles = await db.selectFrom('business_profile').select('id').execute()
  const mails = await db.selectFrom('mail_outbox').select('subject').orderBy('subject').execute()
  const proofs = await db.selectFrom('captcha_used').select('id').execute()
  const replies = await db.selectFrom('idempotency_key').select('key').execute()
  return [counts, names, messages, profiles, mails, proofs, replies].map((rows) =>
    rows.flatMap((row) => Object.values(row)),
  )
}

test('counts, messages, given-up mail, used proofs and kept replies go after their time, by whichever process, and nothing else', async () => {
  for (const day of ['2025-10-17', '2025-10-18']) await storeCount(day)
  await storeMessage('old', ago(retention.messages + 1))
  await storeMessage('new', ago(retention.messages))
  await storeMail('given up long ago', ago(retention.abandonedMail + 1))
  await storeMail('given up', ago(retention.abandonedMail))
  await storeMail('waiting', null)
  const proof = (id: string, expires: Date) => ({ id, expires_at: expires.toISOString() })
  await database.db
    .insertInto('captcha_used')
    .values([proof('run out', ago(1)), proof('good', now)])
    .execute()
  const reply = (key: string, age: number) => ({
    key,
    body_hash: '',
    status: 200,
    reply: '{}',
    created_at: ago(age).toISOString(),
  })
  await database.db
    .insertInto('idempotency_key')
    .values([reply('a day ago', retention.storedReplies + 1), reply('today', retention.storedReplies)])
    .execute()
  await Promise.all([forgetOld(database.db, now), forgetOld(database.db, now)])
  expect(await listStoredRows()).toEqual([
    ['2025-10-18'],
    ['2025-10-18'],
    ['new'],
    ['new'],
    ['given up', 'waiting'],
    ['good'],
    ['today'],
  ])
})

test('temporary passwords go a day after they have run out, links after 90 days, and what happened to an account after the firm’s term', async () => {
  const { db } = database
  const Applicant_ID = await enrolApplicant(db, { ...ada, password: 'x' }, now, cheap)
  const mine = { Applicant_ID: Applicant_ID ?? '' }
  const long = (age: number) => ago(age + 1).toISOString()
  const just = (age: number) => ago(age).toISOString()
  const day = retention.temporaryPasswords
  for (const [name, since] of [
    ['old', long],
    ['new', just],
  ] as const) {
    const password = { email_hash: name, hash: '', expires_at: since(retention.temporaryPasswords) }
    await db
      .insertInto('temporary_password')
      .values({ ...mine, ...password })
      .execute()
    const link = { token_hash: name, kind: 'undo' as const, email: '', email_key: '', created_at: since(0) }
    await db
      .insertInto('account_link')
      .values({ ...mine, ...link, expires_at: since(retention.accountLinks) })
      .execute()
    const event = { what: name, family: null, at: since(30 * day) }
    await db
      .insertInto('account_event')
      .values({ id: name, ...mine, ...event })
      .execute()
  }
  const left = async () => [
    ...(await db.selectFrom('temporary_password').select('email_hash').execute()),
    ...(await db.selectFrom('account_link').select('token_hash').execute()),
    ...(await db.selectFrom('account_event').select('what').orderBy('what').execute()),
  ]
  await forgetOld(db, now)
  const usual = await left()
  await forgetOld(db, now, { accountEventDays: 30 })
  const young = [{ email_hash: 'new' }, { token_hash: 'new' }, { what: 'new' }]
  expect([usual, await left()]).toEqual([[...young, { what: 'old' }], young])
})

test('what nobody is told of any more is forgotten, and what somebody is told of stays', async () => {
  const { db } = database
  const at = now.toISOString()
  const subject = (name: string) => ({
    subject: name,
    JobPosting_ID: '1',
    JobFunction: name,
    Search: '',
    posting: null,
  })
  const subscriber = { id: 'a', EmailAddress: 'ada@engine.example', email_key: 'ada@engine.example', asked_at: null }
  await db
    .insertInto('subscription_subject')
    .values([subject('wanted'), subject('unwanted')])
    .execute()
  await db
    .insertInto('subscriber')
    .values({ ...subscriber, created_at: at, gathered_at: at })
    .execute()
  const times = { created_at: at, confirmed_at: at }
  await db
    .insertInto('job_subscription')
    .values({ PrimaryKey: '1', subscriber_id: 'a', subject: 'wanted', told_version: 1, ...times })
    .execute()
  await forgetOld(db, now)
  expect(await db.selectFrom('subscription_subject').select('subject').execute()).toEqual([{ subject: 'wanted' }])
})

test('what the firm was told of applications goes after a year, and what its system did not take after 180 days', async () => {
  const { db } = database
  const news = (job: string, age: number) => ({
    what: 'submitted' as const,
    JobPosting_ID: '7',
    job,
    reason: null,
    at: ago(age).toISOString(),
  })
  const webhook = (id: string, age: number) => {
    const at = ago(age).toISOString()
    return { id, body: '{}', created_at: at, due_at: at }
  }
  const day = 24 * 60 * 60_000
  await db
    .insertInto('firm_news')
    .values([news('old', 365 * day + 1), news('new', 365 * day)])
    .execute()
  await db
    .insertInto('webhook_outbox')
    .values([webhook('old', 180 * day + 1), webhook('new', 180 * day)])
    .execute()
  await forgetOld(db, now)
  expect([
    await db.selectFrom('firm_news').select('job').execute(),
    await db.selectFrom('webhook_outbox').select('id').execute(),
  ]).toEqual([[{ job: 'new' }], [{ id: 'new' }]])
})
