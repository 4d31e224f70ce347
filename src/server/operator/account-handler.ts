import type { Kysely } from 'kysely'
import { pluralize } from '#domain/text/pluralize.ts'
import { noteEvent } from '../accounts/account-events.ts'
import { findByEmail, lockApplicant } from '../accounts/applicants.ts'
import { deleteLockedAccount } from '../accounts/delete-account.ts'
import { recoveryMails } from '../accounts/recovery-limits.ts'
import { endApplicantSessions } from '../accounts/sessions.ts'
import { failedSignIns } from '../accounts/sign-in-limits.ts'
import { overSocket } from '../control/control-socket.ts'
import type { HandlerFactories } from '../control/reach-site.ts'
import type { Tables } from '../database/tables.ts'
import { listEmailSubscriptions } from '../job-alerts/subscriptions.ts'
import { endingParts, partsOver, type OperatorHead, type OperatorParts } from './operator-parts.ts'

type LimitUsage = { readonly count: number; readonly most: number }

export type AccountDetails = {
  readonly id: string
  readonly email: string
  readonly created: string
  readonly confirmed: string | null
  readonly lastUsed: string
  readonly ends: string | null
  readonly sessions: ReadonlyArray<{
    readonly device: string | null
    readonly started: string
    readonly used: string
    readonly isKept: boolean
  }>
  readonly applications: Readonly<Record<string, number>>
  readonly savedJobs: number
  readonly jobAlerts: number
  readonly failedSignIns: LimitUsage
  readonly recoveryMails: LimitUsage
}

type AccountRequest = { readonly email: string }
type Acting = AccountRequest & { readonly operator: string }

/** Without such an account nothing is done, and the answer is null or false. */
export type AccountHandler = {
  show(asked: AccountRequest): Promise<{ readonly account: AccountDetails | null }>
  endSessions(acting: Acting): Promise<{ readonly ended: number | null }>
  delete(acting: Acting): Promise<{ readonly isDeleted: boolean }>
}

async function listSessions(db: Kysely<Tables>, applicantId: string, now: Date): Promise<AccountDetails['sessions']> {
  const rows = await db
    .selectFrom('session_family')
    .select(['device', 'started_at', 'used_at', 'is_kept'])
    .where('Applicant_ID', '=', applicantId)
    .where('ends_at', '>', now)
    .orderBy('used_at', 'desc')
    .execute()
  return rows.map(({ device, started_at, used_at, is_kept: isKept }) => ({
    device,
    started: started_at.toISOString(),
    used: used_at.toISOString(),
    isKept,
  }))
}

async function countApplicationsByState(
  db: Kysely<Tables>,
  applicantId: string,
): Promise<AccountDetails['applications']> {
  const rows = await db
    .selectFrom('application')
    .select(({ fn }) => ['told_state', fn.countAll<number | string>().as('count')])
    .where('Applicant_ID', '=', applicantId)
    .groupBy('told_state')
    .execute()
  return Object.fromEntries(rows.map(({ told_state, count }) => [told_state, Number(count)]))
}

async function countSavedJobs(db: Kysely<Tables>, applicantId: string): Promise<number> {
  const count = db
    .selectFrom('kept_job')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('Applicant_ID', '=', applicantId)
  return Number((await count.executeTakeFirstOrThrow()).count)
}

async function show(db: Kysely<Tables>, email: string, now: Date): Promise<AccountDetails | null> {
  const found = await findByEmail(db, email)
  if (!found) return null
  const { Applicant_ID: id, email_confirmed_at: confirmed } = found
  const row = await db
    .selectFrom('Applicant')
    .select(['CreatedDate', 'last_used_at', 'unused_ends_at'])
    .where('Applicant_ID', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id,
    email: found.Email,
    created: row.CreatedDate.toISOString(),
    confirmed: confirmed?.toISOString() ?? null,
    lastUsed: row.last_used_at.toISOString(),
    ends: row.unused_ends_at?.toISOString() ?? null,
    sessions: await listSessions(db, id, now),
    applications: await countApplicationsByState(db, id),
    savedJobs: await countSavedJobs(db, id),
    jobAlerts: (await listEmailSubscriptions(db, email)).length,
    failedSignIns: await failedSignIns(db, email, now),
    recoveryMails: await recoveryMails(db, { email, isConfirmed: confirmed !== null }, now),
  }
}

export async function lockApplicantByEmail(db: Kysely<Tables>, email: string) {
  const found = await findByEmail(db, email)
  return found && lockApplicant(db, found.Applicant_ID)
}

export function createAccountHandler({ db, clock, record, ...head }: OperatorParts): AccountHandler {
  return {
    show: async ({ email }) => ({ account: await show(db, email, clock()) }),
    endSessions: ({ email, operator }) =>
      db.transaction().execute(async (inside) => {
        const held = await lockApplicantByEmail(inside, email)
        if (!held) return { ended: null }
        const { Applicant_ID: applicantId } = held
        const ended = (await listSessions(inside, applicantId, clock())).length
        await endApplicantSessions(inside, applicantId)
        if (ended > 0) await noteEvent(inside, { applicantId, family: null }, 'session ended', clock())
        const summary = `Applicant ${applicantId}: ${pluralize(ended, 'session')} ended.`
        await record(inside, { operator, command: 'accounts end-sessions', summary })
        return { ended }
      }),
    delete: ({ email, operator }) =>
      db.transaction().execute(async (inside) => {
        const held = await lockApplicantByEmail(inside, email)
        if (!held) return { isDeleted: false }
        await deleteLockedAccount(endingParts(head), inside, held, { now: clock() })
        const summary = `Applicant ${held.Applicant_ID}: account deleted.`
        await record(inside, { operator, command: 'accounts delete', summary })
        return { isDeleted: true }
      }),
  }
}

export const accountSocket = overSocket<AccountHandler>('account', { show: true, endSessions: true, delete: true })

export const accountHandlerFactories = (head: OperatorHead): HandlerFactories<AccountHandler> => ({
  own: ({ db }) => createAccountHandler(partsOver(head, db)),
  remote: accountSocket.remote,
})
