import type { Kysely } from 'kysely'
import { getExpiryDate, warningLeadTimes } from '#domain/account/unused-term.ts'
import { isAway } from '../database/database-problem.ts'
import { deleteByTerm } from '../database/forget-old.ts'
import type { Tables } from '../database/tables.ts'
import type { FaultLog } from '../log/fault-log.ts'
import { deleteLockedAccount, type EndingParts } from './delete-account.ts'
import { mailOwner } from './account-owner.ts'
import {
  dueAccounts,
  addDowntimeDays,
  lockDueAccount,
  tryLockUnusedAccounts,
  noteWarning,
  resetWarnings,
  type UnusedTerm,
} from './due-unused-accounts.ts'

export type UnusedParts = EndingParts & {
  readonly database: { readonly db: Kysely<Tables> }
  readonly clock: () => Date
  readonly log: FaultLog
  /** 0: never. */
  readonly unusedMonths: number
}

type Due = NonNullable<Awaited<ReturnType<typeof lockDueAccount>>>

const most = 100

async function warn({ mails }: UnusedParts, db: Kysely<Tables>, due: Due, { months, now }: UnusedTerm) {
  const { Applicant_ID: applicantId, unused_warnings: given } = due
  const before = warningLeadTimes[given === 0 ? 0 : 1]
  const [fromNow, said] = [getExpiryDate(due.last_used_at, months, { before, now }), due.unused_ends_at]
  const endsAt = said !== null && said > fromNow ? said : fromNow
  await noteWarning(db, applicantId, { warnings: given + 1, endsAt })
  const mail = mails.unused(due.Email, { endsAt, months, lifetime: endsAt.getTime() - now.getTime() })
  await mailOwner(db, { mail, isConfirmed: due.email_confirmed_at !== null, address: null }, now)
}

async function end(parts: UnusedParts, db: Kysely<Tables>, due: Due, { months, now }: UnusedTerm) {
  await deleteByTerm(db)
  await deleteLockedAccount(parts, db, due, { now, unusedMonths: months })
}

const processAccount = (parts: UnusedParts, applicantId: string, term: UnusedTerm) =>
  parts.database.db.transaction().execute(async (db) => {
    if (!(await tryLockUnusedAccounts(db))) return false
    const due = await lockDueAccount(db, applicantId, term)
    if (due && due.unused_warnings < warningLeadTimes.length) await warn(parts, db, due, term)
    else if (due) await end(parts, db, due, term)
    return true
  })

async function tryProcessAccount(parts: UnusedParts, applicantId: string, term: UnusedTerm) {
  try {
    return await processAccount(parts, applicantId, term)
  } catch (err) {
    if (isAway(err)) throw err
    parts.log.error({ err }, 'an unused account could not be looked after')
    return true
  }
}

const startRun = ({ database: { db } }: UnusedParts, term: UnusedTerm) =>
  db.transaction().execute(async (transaction) => {
    if (!(await tryLockUnusedAccounts(transaction))) return false
    await resetWarnings(transaction, term)
    await addDowntimeDays(transaction, term.now)
    return true
  })

export async function endUnusedAccounts(parts: UnusedParts, signal = new AbortController().signal): Promise<void> {
  const term = { months: parts.unusedMonths, now: parts.clock() }
  if (!(await startRun(parts, term)) || term.months === 0) return
  let after = ''
  for (;;) {
    const ids = await dueAccounts(parts.database.db, term, { after, most })
    for (const id of ids) {
      if (signal.aborted || !(await tryProcessAccount(parts, id, term))) return
      after = id
    }
    if (ids.length < most) return
  }
}
