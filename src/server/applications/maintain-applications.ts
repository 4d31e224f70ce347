import type { Kysely } from 'kysely'
import { getContinuePage } from '#domain/applications/application-links.ts'
import { draftEnd, reminderLeadTimes } from '#domain/applications/application-term.ts'
import { tryLockApplicant, type Credentials } from '../accounts/applicants.ts'
import { mailOwner } from '../accounts/account-owner.ts'
import { isAway } from '../database/database-problem.ts'
import { deleteByTerm } from '../database/forget-old.ts'
import type { Tables } from '../database/tables.ts'
import { tryLock } from '../database/try-lock.ts'
import type { FaultLog } from '../log/fault-log.ts'
import type { ApplicationParts } from './application-parts.ts'
import { type ApplicationRow, parsePostingTitle } from './application-rows.ts'
import {
  findSome,
  findMatchingApplication,
  isClosed,
  isEnding,
  isOver,
  resetReminders,
  type Term,
  type ApplicationFilter,
} from './due-applications.ts'
import type { DraftEnding } from './application-mails.ts'
import { getFormState } from './form-reads.ts'
import type { ReadParts } from './application-reads.ts'

export type UpkeepParts = Pick<ApplicationParts, 'mails'> &
  Pick<ReadParts, 'terms'> & {
    readonly database: { readonly db: Kysely<Tables> }
    readonly clock: () => Date
    readonly log: FaultLog
  }

type DueRow = ApplicationRow & Parameters<typeof getFormState>[0]

type Due = { readonly row: DueRow; readonly held: Credentials; readonly term: Term }
type Duty = {
  readonly which: ApplicationFilter
  readonly act: (parts: Pick<UpkeepParts, 'mails'>, db: Kysely<Tables>, due: Due) => Promise<void>
}

const most = 100

async function forget(db: Kysely<Tables>, { row }: Due) {
  await deleteByTerm(db)
  await db.deleteFrom('application').where('Application_ID', '=', row.Application_ID).execute()
}

const set = (
  db: Kysely<Tables>,
  { row }: Due,
  changes: { reminders: number; ends_at: string } | { closing_told_at: string },
) => db.updateTable('application').set(changes).where('Application_ID', '=', row.Application_ID).execute()

const toDraftEnding = ({ row, term }: Due): DraftEnding => ({
  job: parsePostingTitle(row.posting),
  jobId: row.JobPosting_ID,
  page: getContinuePage({ State: 'draft', FormState: getFormState(row) }),
  endsAt: draftDeletionDate({ row, term }),
})

const draftDeletionDate = ({ row, term }: Pick<Due, 'row' | 'term'>) =>
  draftEnd({ changedAt: row.changed_at, reminders: row.reminders, announcedEnd: row.ends_at }, term.draftDays, term.now)

/** Sends no mail when the job has closed: that mail already named the end date. */
async function remind({ mails }: Pick<UpkeepParts, 'mails'>, db: Kysely<Tables>, due: Due) {
  const { row, held, term } = due
  const ending = toDraftEnding(due)
  await set(db, due, { reminders: row.reminders + 1, ends_at: ending.endsAt.toISOString() })
  if (row.closing_told_at !== null) return
  const lifetime = ending.endsAt.getTime() - term.now.getTime()
  const mail = mails.draftEnds(held.Email, { ...ending, lifetime })
  await mailOwner(db, { mail, isConfirmed: held.email_confirmed_at !== null, address: null }, term.now)
}

const remindOrEnd: Duty = {
  which: isEnding,
  async act(parts, db, due) {
    if (due.row.reminders < reminderLeadTimes.length) await remind(parts, db, due)
    else await forget(db, due)
  },
}

const notifyClosed: Duty = {
  which: isClosed,
  async act({ mails }, db, due) {
    const { held, term } = due
    await set(db, due, { closing_told_at: term.now.toISOString() })
    const mail = mails.jobClosed(held.Email, toDraftEnding(due))
    await mailOwner(db, { mail, isConfirmed: held.email_confirmed_at !== null, address: null }, term.now)
  },
}

const endOver: Duty = {
  which: isOver,
  async act(_, db, due) {
    await forget(db, due)
  },
}

type DueApplication = Pick<ApplicationRow, 'Application_ID' | 'Applicant_ID'>

const processApplication = (parts: UpkeepParts, { which, act }: Duty, found: DueApplication, term: Term) =>
  parts.database.db.transaction().execute(async (db) => {
    if (!(await tryLock(db, 'applications'))) return false
    const held = await tryLockApplicant(db, found.Applicant_ID)
    const row = held && (await findMatchingApplication(db, found.Application_ID, { which, term }))
    if (held && row) await act(parts, db, { row, held, term })
    return true
  })

async function tryProcessApplication(parts: UpkeepParts, duty: Duty, found: DueApplication, term: Term) {
  try {
    return await processApplication(parts, duty, found, term)
  } catch (err) {
    if (isAway(err)) throw err
    parts.log.error({ err }, 'an application could not be looked after')
    return true
  }
}

async function doDuty(parts: UpkeepParts, duty: Duty, term: Term, signal: AbortSignal) {
  let after = ''
  for (;;) {
    const found = await findSome(parts.database.db, { which: duty.which, term }, { after, most })
    for (const one of found) {
      if (signal.aborted || !(await tryProcessApplication(parts, duty, one, term))) return false
      after = one.Application_ID
    }
    if (found.length < most) return true
  }
}

export async function maintainApplications(
  parts: UpkeepParts,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const term = { ...parts.terms, now: parts.clock() }
  const isMine = await parts.database.db.transaction().execute(async (db) => {
    const mine = await tryLock(db, 'applications')
    if (mine) await resetReminders(db, term)
    return mine
  })
  if (!isMine) return
  for (const duty of [endOver, notifyClosed, remindOrEnd]) if (!(await doDuty(parts, duty, term, signal))) return
}
