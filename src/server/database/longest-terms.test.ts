import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findLastLinkDate, makeLink, listUndoLinks } from '../accounts/account-links.ts'
import { openAccountForms } from '../accounts/open-account-forms.testing.ts'
import { startSession, lockSession } from '../accounts/sessions.ts'
import { findTemporaryPassword, storeTemporaryPassword } from '../accounts/temporary-passwords.ts'
import { createCaptcha } from '../captcha/captcha.ts'
import { solveCaptcha } from '../captcha/solve-captcha.testing.ts'
import { createAttempts } from '../limits/attempts.ts'
import { runIdempotently } from '../transaction/idempotency.ts'
import { clockDifference, correctFutureMoments, maxLifetimes, marks, type MomentColumn } from './longest-terms.ts'

const day = 24 * 60 * 60_000
const email = 'ada@example.org'

let site: Awaited<ReturnType<typeof openAccountForms>>
let applicantId: string
let now: Date
let futureMoment: Date

beforeAll(async () => {
  site = await openAccountForms('longest_terms')
  applicantId = site.ids.ada ?? ''
  now = new Date(site.start)
  futureMoment = new Date(site.start + 400 * day)
})
afterAll(() => site.database.close())
beforeEach(async () => {
  for (const table of ['application', 'account_link', 'captcha_used', 'subscriber', 'firm_news'] as const)
    await site.database.db.deleteFrom(table).execute()
  await site.reset()
})

const ofContent = ['JobPostingHeader.LastModifiedDate', 'JobPostingHeader.FirstPublished', 'CompanyNews.PublishedDate']
const eventDates = ['CompanyEvent.StartDate', 'CompanyEvent.EndDate']
const queueTables = [
  ...['created_at', 'due_at', 'expires_at', 'gave_up_at'].map((column) => `mail_outbox.${column}`),
  ...['created_at', 'due_at', 'gave_up_at'].map((column) => `webhook_outbox.${column}`),
  ...['created_at', 'due_at', 'gave_up_at'].map((column) => `scan_queue.${column}`),
]
const history = [
  ...['CreatedDate', 'email_confirmed_at', 'last_used_at', 'unused_ends_at'].map((column) => `Applicant.${column}`),
  ...['started_at', 'used_at'].map((column) => `session_family.${column}`),
  'session_token.expires_at',
  'temporary_password.used_at',
  'account_link.used_at',
  'account_event.at',
  'kept_job.kept_at',
  'former_email.changed_at',
  ...['moved_at', 'created_at', 'confirmed_at'].map((column) => `moved_alert.${column}`),
  ...['created_at', 'asked_at'].map((column) => `subscriber.${column}`),
  ...['created_at', 'confirmed_at'].map((column) => `job_subscription.${column}`),
  ...['started_at', 'changed_at', 'submitted_at', 'ended_at', 'closing_told_at', 'ends_at'].map(
    (column) => `application.${column}`,
  ),
  ...['at', 'told_at'].map((column) => `application_event.${column}`),
  ...['uploaded_at', 'sent_at', 'removed_at', 'scan_due_at'].map((column) => `attachment.${column}`),
  ...['added_at', 'changed_at', 'removed_at'].map((column) => `application_part.${column}`),
  'application_secret.changed_at',
  'application_form_sent.sent_at',
  'equal_opportunity_answer.changed_at',
  'contact_message.received_at',
  'business_profile.received_at',
  'content_version.changed_at',
  'content_undo.at',
  'content_due.due_at',
  'content_due.failed_at',
  'file_key.created_at',
  'file_removal.at',
  'operator_act.at',
]

test('of every moment in the database it is decided what becomes of it when a clock was ahead', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type like 'timestamp%' and table_name not like 'kysely%'`.execute(
    site.database.db,
  )
  const decided = [...Object.keys(maxLifetimes), ...marks, ...ofContent, ...eventDates, ...queueTables, ...history]
  expect(rows.map(({ name }) => name).toSorted()).toEqual(decided.toSorted())
})

type Probe = {
  readonly write: (clock: Date) => Promise<unknown>
  readonly counts: () => Promise<boolean>
}

const attempt = { kind: 'probe', who: 'ada' }
const onceLimit = { most: 1, within: maxLifetimes['attempt_count.ends_at'] }
const link = (kind: 'confirm' | 'undo') => ({ kind, applicantId, email })
let family = ''
let proof = ''

async function countsNow(read: Promise<unknown>) {
  return read.then(
    (found) => found !== null && found !== undefined && found !== false,
    () => false,
  )
}

const probes: Readonly<Record<MomentColumn, () => Probe>> = {
  'attempt_count.ends_at': () => {
    const attempts = createAttempts(site.database)
    return {
      write: (clock) => attempts.may(attempt, onceLimit, clock),
      counts: () => attempts.isSpent(attempt, onceLimit, now),
    }
  },
  'temporary_password.expires_at': () => ({
    write: (clock) => storeTemporaryPassword(site.database.db, { email, applicantId, hash: 'a hash' }, clock),
    counts: () => countsNow(findTemporaryPassword(site.database.db, email, now)),
  }),
  'account_link.expires_at': () => ({
    write: (clock) => makeLink(site.database.db, link('undo'), clock),
    counts: async () => (await listUndoLinks(site.database.db, applicantId, now)).length > 0,
  }),
  'account_link.created_at': () => ({
    write: (clock) => makeLink(site.database.db, link('confirm'), clock),
    counts: () => countsNow(findLastLinkDate(site.database.db, link('confirm'), now)),
  }),
  'session_family.ends_at': () => ({
    write: async (clock) => {
      const entrant = { applicantId, isKept: true, device: null }
      family = (await startSession(site.database.db, entrant, clock)).family
    },
    counts: () => countsNow(lockSession(site.database.db, family, now)),
  }),
  'captcha_used.expires_at': () => {
    let clock = now
    const attempts = createAttempts(site.database)
    const captcha = createCaptcha({ db: site.database.db, attempts }, () => clock)
    return {
      write: async (at) => {
        clock = at
        proof = await solveCaptcha(await captcha.challenge('probe'))
        await captcha.verify(proof, 'probe', site.database.db)
        clock = now
      },
      // A proof that is known to be used is no good either, so its mark is taken away first.
      counts: async () => {
        await site.database.db.deleteFrom('captcha_used').execute()
        return captcha.verify(proof, 'probe', site.database.db)
      },
    }
  },
  'idempotency_key.created_at': () => {
    const request = { UserID: null, UserName: '', Operations: [] }
    const intent = { key: 'probe', request, applicantId: null }
    const answer = { status: 200, reply: { Success: true, Msg: '', Payload: '', brokenBusinessRule: false } }
    const act = (clock: Date, done: () => void = () => {}) =>
      runIdempotently(site.database.db, intent, clock, async () => {
        done()
        return answer as never
      })
    return {
      write: act,
      counts: async () => {
        let hasReplayed = true
        await act(now, () => (hasReplayed = false))
        return hasReplayed
      },
    }
  },
}

const columns = Object.keys(probes) as ReadonlyArray<MomentColumn>

async function countRows(name: string) {
  const [table = ''] = name.split('.')
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(
    site.database.db,
  )
  return rows[0]?.count
}

test.each(columns)('what a clock 400 days ahead has written counts for nobody, and is cleaned up: %s', async (name) => {
  const probe = probes[name]()
  await probe.write(futureMoment)
  expect(await probe.counts()).toBe(false)
  await site.reset()
  await site.database.db.deleteFrom('account_link').execute()
  await probe.write(futureMoment)
  const before = await countRows(name)
  await correctFutureMoments(site.database.db, now)
  expect([before, await countRows(name)]).toEqual([1, 0])
})

test.each(columns)('what is written by a clock that is right counts, and stays: %s', async (name) => {
  const probe = probes[name]()
  await probe.write(now)
  const before = await countRows(name)
  await correctFutureMoments(site.database.db, now)
  expect([before, await countRows(name), await probe.counts()]).toEqual([1, 1, true])
})

const markWriters: Readonly<Record<(typeof marks)[number], (at: string) => Promise<unknown>>> = {
  'alerts_gathered.hour': async (hour) => {
    await site.database.db.deleteFrom('alerts_gathered').execute()
    await site.database.db.insertInto('alerts_gathered').values({ id: 1, hour }).execute()
  },
  'subscriber.gathered_at': (gathered_at) => {
    const known = { EmailAddress: email, email_key: email, created_at: now.toISOString() }
    return site.database.db
      .insertInto('subscriber')
      .values({ id: 'a', ...known, gathered_at })
      .execute()
  },
  'firm_news.at': (at) => news({ at }),
  'firm_news.mailed_at': (mailed_at) => news({ at: now.toISOString(), mailed_at }),
  'session_token.retired_at': async (retired_at) => {
    const session = await startSession(site.database.db, { applicantId, isKept: true, device: null }, now)
    const token = { jti: 'a', parent: null, family: session.family, expires_at: session.ends_at.toISOString() }
    await site.database.db
      .insertInto('session_token')
      .values({ ...token, retired_at })
      .execute()
  },
  'unused_looked_at.at': async (at) => {
    await site.database.db.deleteFrom('unused_looked_at').execute()
    await site.database.db.insertInto('unused_looked_at').values({ id: 1, at }).execute()
  },
  'posting_seen.gone_at': async (gone_at) => {
    await site.database.db.deleteFrom('posting_seen').execute()
    await site.database.db.insertInto('posting_seen').values({ JobPosting_ID: 'a', version: 1, gone_at }).execute()
  },
  'task_run.last_start': (last_start) => storeRun({ last_start }),
  'task_run.last_success': (last_success) => storeRun({ last_start: now.toISOString(), last_success }),
}

async function storeRun(moments: { readonly last_start: string; readonly last_success?: string }) {
  await site.database.db.deleteFrom('task_run').execute()
  await site.database.db
    .insertInto('task_run')
    .values({ name: 'mail', ...moments })
    .execute()
}

const news = (moments: { readonly at: string; readonly mailed_at?: string }) =>
  site.database.db
    .insertInto('firm_news')
    .values({ what: 'submitted', JobPosting_ID: '7', job: 'Cost Analyst', reason: null, ...moments })
    .execute()

async function listMoments(name: string) {
  const [table = '', column = ''] = name.split('.')
  const { rows } = await sql<{ at: Date }>`select ${sql.ref(column)} as at from ${sql.table(table)}`.execute(
    site.database.db,
  )
  return rows.map(({ at }) => at.getTime())
}

test.each(marks)(
  'a mark that lies ahead is brought back, and one that may be another process’s stays: %s',
  async (name) => {
    await markWriters[name](futureMoment.toISOString())
    await correctFutureMoments(site.database.db, now)
    expect(await listMoments(name)).toEqual([now.getTime()])
    const { db } = site.database
    const [table = '', column = ''] = name.split('.')
    const other = new Date(now.getTime() + clockDifference)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${other.toISOString()}::timestamptz`.execute(db)
    await correctFutureMoments(db, now)
    expect(await listMoments(name)).toEqual([other.getTime()])
  },
)

test('after a clock was ahead for a while everybody signs in, is mailed and is told a wrong password as before', async () => {
  const { email: address } = await site.newcomer()
  site.pass(400 * day)
  const { token } = await site.enter(address)
  const temporary = await site.fetchTemporaryPassword(address)
  for (let tried = 0; tried < 5; tried += 1) await site.enter(address, 'a guess')
  expect([(await site.enter(address)).response, await site.fetchStatus(token)]).toEqual(['locked', 200])
  site.pass(-400 * day)
  const mailed = async () =>
    (await site.database.db.selectFrom('mail_outbox').select('id').where('recipient', '=', address).execute()).length
  const before = await mailed()
  expect([(await site.enter(address, temporary)).response, await site.fetchStatus(token)]).toEqual(['false', 401])
  expect([(await site.enter(address)).response, (await site.recover(address)).payload]).toEqual(['true', 'true'])
  expect((await mailed()) - before).toBe(1)
})
