import { Kysely, PGliteDialect, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#contract/operations.ts'
import * as accounts from '../database/migrations/0002-accounts.ts'
import * as sessionFamilies from '../database/migrations/0006-session-families.ts'
import * as sessionUse from '../database/migrations/0017-session-use.ts'
import * as unusedAccounts from '../database/migrations/0019-unused-accounts.ts'
import { openInMemory } from '../database/open-pglite.ts'
import type { Tables } from '../database/tables.ts'
import { endAllSubscriptions } from '../job-alerts/subscriptions.ts'
import { solveCaptcha } from '../captcha/solve-captcha.testing.ts'
import { mayMailOnRequest } from '../mail/outbox.ts'
import { createAccountMails } from './account-mails.ts'
import { openAccountForms } from './open-account-forms.testing.ts'
import { endUnusedAccounts, type UnusedParts } from './unused-accounts.ts'

const day = 24 * 60 * 60_000
const used = Date.UTC(2025, 2, 10, 8)
const warned = Date.UTC(2026, 0, 9, 8)

let site: Awaited<ReturnType<typeof openAccountForms>>
let now: number
const logged: string[] = []

const parts = (unusedMonths = 12): UnusedParts => ({
  database: site.database,
  clock: () => new Date(now),
  log: { error: (_, message) => void logged.push(message) },
  mails: createAccountMails({ firmName: 'Tamarack', origin: () => 'https://tamarack.example' }),
  endAlerts: endAllSubscriptions,
  endApplications: async () => false,
  unusedMonths,
})

beforeAll(async () => {
  site = await openAccountForms('unused_accounts')
})
beforeEach(async () => {
  await site.reset()
  logged.length = 0
  now = used
  for (const table of ['Applicant', 'subscriber', 'unused_looked_at'] as const)
    await site.database.db.deleteFrom(table).execute()
})
afterAll(() => site.database.close())

const runCleanup = (months?: number) => endUnusedAccounts(parts(months))

async function passDays(days: number, months?: number) {
  for (let passed = 0; passed < days; passed += 1) {
    now += day
    await runCleanup(months)
  }
}

async function unusedAccount(isConfirmed = true) {
  const account = await site.newcomer(isConfirmed)
  const last_used_at = new Date(used).toISOString()
  await site.database.db.updateTable('Applicant').set({ last_used_at }).where('Applicant_ID', '=', account.id).execute()
  return account
}

async function warnedAccount(isConfirmed = true) {
  const account = await unusedAccount(isConfirmed)
  now = warned
  await runCleanup()
  return account
}

async function readWarningState(id: string) {
  const row = await site.database.db
    .selectFrom('Applicant')
    .select(['unused_warnings', 'unused_ends_at'])
    .where('Applicant_ID', '=', id)
    .executeTakeFirst()
  return row && { warnings: row.unused_warnings, daysLeft: row.unused_ends_at && (+row.unused_ends_at - now) / day }
}

const listSubjects = async (email: string) =>
  (
    await site.database.db
      .selectFrom('mail_outbox')
      .select('subject')
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute()
  ).map(({ subject }) => subject.replace(' - Tamarack', ''))

const [warning, ended] = ['Your account will be deleted', 'Your account was deleted']

test('an account that is used within its term is not warned', async () => {
  const { id, email } = await unusedAccount()
  now = warned - 1
  await runCleanup()
  expect([await readWarningState(id), await listSubjects(email)]).toEqual([{ warnings: 0, daysLeft: null }, []])
})

test('it is warned 60 and 14 days before its end, and then deleted with what belongs to it', async () => {
  const { id, email } = await unusedAccount()
  const proof = await solveCaptcha(await site.service.challenge('SubscribeToJobAlerts'))
  await site.send([call('SubscribeToJobAlerts', email, 'generic', 'true', proof, '')])
  await site.database.db.deleteFrom('mail_outbox').execute()
  now = warned
  await runCleanup()
  const states = [await readWarningState(id)]
  for (const days of [45, 1, 14]) {
    await passDays(days)
    states.push(await readWarningState(id))
  }
  const left = 4 / 24
  expect(states).toEqual([
    { warnings: 1, daysLeft: 60 + left },
    { warnings: 1, daysLeft: 15 + left },
    { warnings: 2, daysLeft: 14 + left },
    { warnings: 2, daysLeft: left },
  ])
  await passDays(1)
  expect([await readWarningState(id), await listSubjects(email)]).toEqual([undefined, [warning, warning, ended]])
  expect(await site.database.db.selectFrom('subscriber').select('id').execute()).toEqual([])
})

test('a warning names the day and where to sign in, and holds nothing that anybody typed', async () => {
  const { email } = await warnedAccount()
  const { body } = await site.database.db.selectFrom('mail_outbox').select('body').executeTakeFirstOrThrow()
  const words = body.replaceAll(/\s+/g, ' ')
  const told = [
    'will be deleted on March 10, 2026',
    'not been used for 1 year',
    'https://tamarack.example/account-login',
  ]
  expect([...told, 'Dora', email].map((each) => words.includes(each))).toEqual([true, true, true, false, false])
})

test('signing in takes both warnings back, and so does the renewal of a session', async () => {
  const { id, email } = await warnedAccount()
  await passDays(50)
  const before = await readWarningState(id)
  const { token } = await site.enter(email)
  const after = await readWarningState(id)
  const ends = { unused_warnings: 2, unused_ends_at: new Date(now).toISOString() }
  await site.database.db.updateTable('Applicant').set(ends).execute()
  await site.refreshed(token)
  const taken = { warnings: 0, daysLeft: null }
  expect([before?.warnings, after, await readWarningState(id)]).toEqual([2, taken, taken])
  await passDays(30)
  expect([await readWarningState(id), (await listSubjects(email)).includes(ended)]).toEqual([taken, false])
})

test('a wrong password keeps no account', async () => {
  const { id, email } = await warnedAccount()
  await site.enter(email, 'a wrong guess')
  expect((await readWarningState(id))?.warnings).toBe(1)
})

test('an account whose address was never confirmed has the same days, and its alerts go on', async () => {
  const { id, email } = await warnedAccount(false)
  await passDays(60)
  const last = await readWarningState(id)
  await passDays(1)
  expect([last?.warnings, await readWarningState(id), await listSubjects(email)]).toEqual([
    2,
    undefined,
    [warning, warning, ended],
  ])
})

test('an account whose address takes no more mail has the same days', async () => {
  const { id, email } = await unusedAccount(false)
  const { db } = site.database
  const useUp = async (at: number) => {
    for (let asked = 0; asked < 6; asked += 1) await mayMailOnRequest(db, email, new Date(at))
  }
  await useUp(warned)
  now = warned
  await runCleanup()
  for (let passed = 0; passed < 60; passed += 1) {
    await useUp(now + day)
    await passDays(1)
  }
  const last = await readWarningState(id)
  await useUp(now + day)
  await passDays(1)
  expect([last?.warnings, await readWarningState(id), await listSubjects(email)]).toEqual([2, undefined, []])
})

test('a site that stood still for ten years warns twice before it deletes, and gives the days', async () => {
  const { id } = await unusedAccount()
  await runCleanup()
  now += 3650 * day
  await runCleanup()
  const first = await readWarningState(id)
  await passDays(46)
  const second = await readWarningState(id)
  await passDays(14)
  const last = await readWarningState(id)
  await passDays(1)
  const left = 4 / 24
  expect([first, second, last, await readWarningState(id)]).toEqual([
    { warnings: 1, daysLeft: 60 + left },
    { warnings: 2, daysLeft: 14 + left },
    { warnings: 2, daysLeft: left },
    undefined,
  ])
})

test('the days on which the site stood still after a warning do not count', async () => {
  const { id } = await warnedAccount()
  await passDays(48)
  const before = Number((await readWarningState(id))?.daysLeft)
  now += 365 * day
  await runCleanup()
  await runCleanup()
  expect(await readWarningState(id)).toEqual({ warnings: 2, daysLeft: before - 1 })
  await passDays(Math.floor(before) - 1)
  const last = await readWarningState(id)
  await passDays(1)
  expect([last?.warnings, await readWarningState(id)]).toEqual([2, undefined])
})

test('a late second warning still leaves fourteen days', async () => {
  const { id } = await warnedAccount()
  await passDays(45)
  now += 30 * day
  await site.database.db
    .updateTable('unused_looked_at')
    .set({ at: new Date(now).toISOString() })
    .execute()
  await runCleanup()
  expect(await readWarningState(id)).toEqual({ warnings: 2, daysLeft: 14 + 4 / 24 })
})

test('a longer term takes warnings back, and so does none; then all begins again', async () => {
  const { id, email } = await warnedAccount()
  await passDays(47)
  await runCleanup(24)
  const longer = await readWarningState(id)
  await runCleanup()
  const again = await readWarningState(id)
  await runCleanup(0)
  now += 3650 * day
  await runCleanup(0)
  const none = { warnings: 0, daysLeft: null }
  expect([longer, again, await readWarningState(id)]).toEqual([none, { warnings: 1, daysLeft: 60 + 4 / 24 }, none])
  expect(await listSubjects(email)).not.toContain(ended)
})

test('a term that is a little longer puts the end off for those who were warned', async () => {
  const { id } = await warnedAccount()
  await passDays(50)
  await passDays(40, 13)
  const kept = (await readWarningState(id))?.warnings
  await passDays(1, 13)
  expect([kept, await readWarningState(id)]).toEqual([2, undefined])
})

test('one account that cannot be looked after keeps no other from it', async () => {
  const { id } = await unusedAccount()
  const other = await unusedAccount()
  const { mails, ...rest } = parts()
  const unused: typeof mails.unused = (to, end) => {
    if (to === other.email) throw new Error('no mail can be written')
    return mails.unused(to, end)
  }
  now += 4000 * day
  await endUnusedAccounts({ ...rest, mails: { ...mails, unused } })
  expect([(await readWarningState(id))?.warnings, (await readWarningState(other.id))?.warnings, logged]).toEqual([
    1,
    0,
    ['an unused account could not be looked after'],
  ])
})

async function manyAccounts() {
  const rows = Array.from({ length: 101 }, (_, at) => ({
    Applicant_ID: `id ${at}`,
    FirstName: 'Ida',
    LastName: 'Run',
    Email: `ida${at}@example.org`,
    PasswordHash: '',
    CreatedDate: new Date(used).toISOString(),
    last_used_at: new Date(used).toISOString(),
  }))
  await site.database.db.insertInto('Applicant').values(rows).execute()
  now = warned
}

test('more than a hundred accounts are all warned at once, until the site is to stop', async () => {
  await manyAccounts()
  const countWarned = async () =>
    (await site.database.db.selectFrom('Applicant').select('Applicant_ID').where('unused_warnings', '=', 1).execute())
      .length
  await endUnusedAccounts(parts(), AbortSignal.abort())
  const stopped = await countWarned()
  await runCleanup()
  expect([stopped, await countWarned()]).toEqual([0, 101])
})

test('more than a hundred accounts that cannot be looked after are tried once each', async () => {
  await manyAccounts()
  const { mails, ...rest } = parts()
  const unused = () => {
    throw new Error('no mail can be written')
  }
  await endUnusedAccounts({ ...rest, mails: { ...mails, unused } })
  expect(logged).toHaveLength(101)
})

test('[0019] accounts from before begin their term now', async () => {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await openInMemory() }) })
  const untyped = db as unknown as Kysely<unknown>
  for (const migration of [accounts, sessionFamilies, sessionUse]) await migration.up(untyped)
  await sql`insert into "Applicant" values
    ('ada', 'Ada', 'Moss', 'ada@example.org', '', '1999-11-22T09:00:00Z'),
    ('ben', 'Ben', 'Birch', 'ben@example.org', '', '1999-11-22T09:00:00Z')`.execute(db)
  await sql`insert into session_family values
    ('a family', 'ben', false, '2999-01-01T00:00:00Z', '2999-01-02T00:00:00Z', '2999-01-01T12:00:00Z')`.execute(db)
  const before = Date.now()
  await unusedAccounts.up(untyped)
  const rows = await db.selectFrom('Applicant').select('last_used_at').orderBy('Applicant_ID').execute()
  await db.destroy()
  expect([+rows[0]!.last_used_at >= before - 1000, rows[1]!.last_used_at.toISOString()]).toEqual([
    true,
    '2999-01-01T12:00:00.000Z',
  ])
})
