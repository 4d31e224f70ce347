import type { Kysely } from 'kysely'
import { unusedEnd, warnedBefore } from '#domain/account/unused-term.ts'
import { isAway } from '../database/database-problem.ts'
import { deleteByTerm } from '../database/forget-old.ts'
import type { Tables } from '../database/tables.ts'
import type { FaultLog } from '../log/fault-log.ts'
import { deleteHeld, type EndingParts } from './delete-account.ts'
import { mailOwner } from './mail-account.ts'
import {
  dueAccounts,
  giveDaysBack,
  holdDue,
  mayLook,
  noteWarning,
  takeBackWarnings,
  type UnusedTerm,
} from './unused-due.ts'

export type UnusedParts = EndingParts & {
  readonly database: { readonly db: Kysely<Tables> }
  readonly clock: () => Date
  readonly log: FaultLog
  /** 0: never. */
  readonly unusedMonths: number
}

type Due = NonNullable<Awaited<ReturnType<typeof holdDue>>>

const most = 100

async function warn({ mails }: UnusedParts, db: Kysely<Tables>, due: Due, { months, now }: UnusedTerm) {
  const { Applicant_ID: applicantId, unused_warnings: given } = due
  const before = warnedBefore[given === 0 ? 0 : 1]
  const [fromNow, said] = [unusedEnd(due.last_used_at, months, { before, now }), due.unused_ends_at]
  const endsAt = said !== null && said > fromNow ? said : fromNow
  await noteWarning(db, applicantId, { warnings: given + 1, endsAt })
  const mail = mails.unused(due.Email, { endsAt, months, goodFor: endsAt.getTime() - now.getTime() })
  await mailOwner(db, { mail, isConfirmed: due.email_confirmed_at !== null, address: null }, now)
}

async function end(parts: UnusedParts, db: Kysely<Tables>, due: Due, { months, now }: UnusedTerm) {
  await deleteByTerm(db)
  await deleteHeld(parts, db, due, { now, unusedMonths: months })
}

const lookAfter = (parts: UnusedParts, applicantId: string, term: UnusedTerm) =>
  parts.database.db.transaction().execute(async (db) => {
    if (!(await mayLook(db))) return false
    const due = await holdDue(db, applicantId, term)
    if (due && due.unused_warnings < warnedBefore.length) await warn(parts, db, due, term)
    else if (due) await end(parts, db, due, term)
    return true
  })

async function tryToLookAfter(parts: UnusedParts, applicantId: string, term: UnusedTerm) {
  try {
    return await lookAfter(parts, applicantId, term)
  } catch (err) {
    if (isAway(err)) throw err
    parts.log.error({ err }, 'an unused account could not be looked after')
    return true
  }
}

const begin = ({ database: { db } }: UnusedParts, term: UnusedTerm) =>
  db.transaction().execute(async (transaction) => {
    if (!(await mayLook(transaction))) return false
    await takeBackWarnings(transaction, term)
    await giveDaysBack(transaction, term.now)
    return true
  })

export async function endUnusedAccounts(parts: UnusedParts, signal = new AbortController().signal): Promise<void> {
  const term = { months: parts.unusedMonths, now: parts.clock() }
  if (!(await begin(parts, term)) || term.months === 0) return
  let after = ''
  for (;;) {
    const ids = await dueAccounts(parts.database.db, term, { after, most })
    for (const id of ids) {
      if (signal.aborted || !(await tryToLookAfter(parts, id, term))) return
      after = id
    }
    if (ids.length < most) return
  }
}
