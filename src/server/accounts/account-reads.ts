import type { Kysely } from 'kysely'
import { accountDataEntity, sessionEntity, maxAccountSavedJobs, savedJobsEntity } from '#contract/account-operations.ts'
import type { AccountData, AccountSession } from '#contract/account-data.ts'
import type { SavedJobRow } from '#contract/account-saved-jobs.ts'
import type { JobPostingSubscription } from '#contract/job-subscription.ts'
import { latestValidMoment } from '../database/longest-terms.ts'
import type { Tables } from '../database/tables.ts'
import type { PersonalReadRequest, PersonalReads } from '../transaction/operations.ts'
import { maxSessions, signedOut } from './sessions.ts'
import { readApplicant } from './applicants.ts'
import { listFormerEmails } from './former-emails.ts'
import { listAccountSavedJobs } from './account-saved-jobs.ts'
import { required, requiredAtAll } from './account-owner.ts'

async function readSessions(
  db: Kysely<Tables>,
  { caller, now }: PersonalReadRequest,
): Promise<ReadonlyArray<AccountSession>> {
  const { applicantId, family } = required(caller)
  const rows = await db
    .selectFrom('session_family')
    .selectAll()
    .where('Applicant_ID', '=', applicantId)
    .where('ends_at', '>', now)
    .where('ends_at', '<=', latestValidMoment('session_family.ends_at', now))
    .orderBy('started_at', 'desc')
    .limit(maxSessions)
    .execute()
  return rows.map((row) => ({
    Session_ID: row.family,
    Device: row.device,
    StartedAt: row.started_at.toISOString(),
    LastUsed: row.used_at.toISOString(),
    IsKept: row.is_kept,
    IsThis: row.family === family,
  }))
}

const maxEvents = 500

async function readEvents(db: Kysely<Tables>, applicantId: string) {
  const rows = await db
    .selectFrom('account_event')
    .select(['what', 'at'])
    .where('Applicant_ID', '=', applicantId)
    .orderBy('at', 'desc')
    .limit(maxEvents)
    .execute()
  return rows.map(({ what, at }) => ({ What: what, At: at.toISOString() }))
}

async function readSavedJobs(db: Kysely<Tables>, applicantId: string): Promise<ReadonlyArray<SavedJobRow>> {
  const jobs = await listAccountSavedJobs(db, applicantId)
  return jobs.map(({ id, savedOn }) => ({ JobPosting_ID: id, SavedOn: savedOn }))
}

export type AlertReads = {
  readonly maxBytes: number
  readonly of: (db: Kysely<Tables>, email: string) => Promise<ReadonlyArray<JobPostingSubscription>>
  readonly countEarlier: (db: Kysely<Tables>, email: string, before: Date) => Promise<number>
}

type OnWire = typeof AccountData.Encoded

export type FurtherReads = {
  readonly alerts: AlertReads
  readonly applications: {
    readonly maxBytes: number
    readonly read: (db: Kysely<Tables>, asked: PersonalReadRequest) => Promise<OnWire['Applications']>
  }
}

async function readFormer(db: Kysely<Tables>, applicantId: string, alerts: AlertReads) {
  const former = []
  for (const { email, changed_at: at } of await listFormerEmails(db, applicantId))
    former.push({ Email: email, ChangedAt: at.toISOString(), JobAlerts: await alerts.countEarlier(db, email, at) })
  return former
}

async function readData(
  db: Kysely<Tables>,
  asked: PersonalReadRequest,
  { alerts, applications }: FurtherReads,
): Promise<OnWire> {
  const { applicantId } = required(asked.caller)
  const row = await db
    .selectFrom('Applicant')
    .select(['FirstName', 'LastName', 'Email', 'CreatedDate', 'last_used_at', 'email_confirmed_at'])
    .where('Applicant_ID', '=', applicantId)
    .executeTakeFirst()
  if (!row) throw signedOut()
  const { CreatedDate, last_used_at: usedAt, email_confirmed_at: confirmedAt, ...named } = row
  return {
    ...named,
    CreatedAt: CreatedDate.toISOString(),
    UsedAt: usedAt.toISOString(),
    EmailConfirmedAt: confirmedAt?.toISOString() ?? null,
    Sessions: await readSessions(db, asked),
    Events: await readEvents(db, applicantId),
    SavedJobs: await readSavedJobs(db, applicantId),
    // Until then the address may be somebody else's.
    JobAlerts: confirmedAt === null ? [] : await alerts.of(db, row.Email),
    FormerEmails: await readFormer(db, applicantId, alerts),
    Applications: await applications.read(db, asked),
  }
}

const [sessionBytes, eventBytes, savedJobsBytes] = [250 * maxSessions, 100 * maxEvents, 160 * maxAccountSavedJobs]

const ofAccount: PersonalReads = {
  Applicant: {
    maxIds: 0,
    maxBytes: () => 500,
    read: async (db, { caller }) => {
      const { applicantId, mustChangePassword } = requiredAtAll(caller)
      const applicant = await readApplicant(db, applicantId)
      const row = applicant && { ...applicant, ...(mustChangePassword && { MustChangePassword: true }) }
      return new Map(row ? [[applicantId, row]] : [])
    },
  },
  [sessionEntity]: {
    maxIds: 0,
    maxBytes: () => sessionBytes,
    read: async (db, asked) => {
      const sessions = await readSessions(db, asked)
      return new Map(sessions.map((session) => [session.Session_ID, session]))
    },
  },
  [savedJobsEntity]: {
    maxIds: 0,
    maxBytes: () => savedJobsBytes,
    read: async (db, { caller }) => {
      const jobs = await readSavedJobs(db, required(caller).applicantId)
      return new Map(jobs.map((job) => [job.JobPosting_ID, job]))
    },
  },
}

export const accountReads = (further: FurtherReads): PersonalReads => ({
  ...ofAccount,
  [accountDataEntity]: {
    maxIds: 0,
    maxBytes: () =>
      sessionBytes + eventBytes + savedJobsBytes + further.alerts.maxBytes + further.applications.maxBytes,
    cost: 10,
    read: async (db, asked) => {
      const data = await readData(db, asked, further)
      return new Map([[data.Email, data]])
    },
  },
})
