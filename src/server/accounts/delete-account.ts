import type { Kysely } from 'kysely'
import { deleteAccount as operation } from '#contract/account-operations.ts'
import type { Tables } from '../database/tables.ts'
import { networkLimit } from '../limits/attempts.ts'
import type { Caller, NamedOperation, OperationContext } from '../transaction/operations.ts'
import { hashOperationCost } from '../transaction/cost.ts'
import { Refused } from '../transaction/refused.ts'
import { listUndoLinks } from './account-links.ts'
import type { AccountParts } from './account-parts.ts'
import { deleteApplicant, type Credentials } from './applicants.ts'
import { mailOwner, lockOwnAccount, required } from './account-owner.ts'
import { checkOwnPassword } from './check-own-password.ts'

type Deletion = { readonly caller: Caller; readonly checked: Credentials }

type LockedAccount = Pick<Credentials, 'Applicant_ID' | 'Email' | 'email_confirmed_at'>

export type EndingParts = Pick<AccountParts, 'mails' | 'endAlerts' | 'endApplications'>

type Ending = { readonly now: Date; readonly address?: string | null; readonly unusedMonths?: number | null }

type Former = { readonly emails: ReadonlySet<string>; readonly address: string | null }

async function notifyFormerAddresses(
  { mails }: EndingParts,
  db: Kysely<Tables>,
  { emails, address }: Former,
  now: Date,
) {
  for (const email of emails) await mailOwner(db, { mail: mails.formerDeleted(email), isConfirmed: true, address }, now)
}

/** The account must be locked. Job alerts end only if the e-mail is confirmed: else anyone could end a stranger's. */
export async function deleteLockedAccount(
  parts: EndingParts,
  db: Kysely<Tables>,
  { Applicant_ID, Email, email_confirmed_at }: LockedAccount,
  { now, address = null, unusedMonths = null }: Ending,
): Promise<void> {
  const isConfirmed = email_confirmed_at !== null
  const { mails, endAlerts, endApplications } = parts
  const former = new Set((await listUndoLinks(db, Applicant_ID, now)).map(({ email }) => email))
  const hadApplications = await endApplications(db, Applicant_ID, now)
  await deleteApplicant(db, Applicant_ID)
  const hadAlerts = isConfirmed && (await endAlerts(db, Email))
  const mail = mails.deleted(Email, { hadAlerts, hadApplications, unusedMonths })
  await mailOwner(db, { mail, isConfirmed, address }, now)
  await notifyFormerAddresses(parts, db, { emails: former, address }, now)
}

async function remove(parts: AccountParts, { caller, checked }: Deletion, context: OperationContext) {
  const held = await lockOwnAccount(context, caller, checked)
  if (!held) return 'false'
  await deleteLockedAccount(parts, context.db, held, { now: context.now, address: context.address })
  return 'true'
}

export function deleteOwnAccount(parts: AccountParts): NamedOperation {
  const limit = networkLimit(parts.attempts, {
    kind: 'deleted accounts from',
    refusal: 'Too many accounts were deleted from your network. Please wait a few minutes and try again.',
  })
  return {
    writes: true,
    ofSession: true,
    cost: () => 2 * hashOperationCost,
    readOutcome: (text) => (text === 'true' ? 'ok' : 'refused'),
    prepare: async ([password = '', ...more], context) => {
      const caller = required(context.caller)
      if (more.length > 0) throw new Refused(400, `${operation} takes one argument.`)
      if (!(await limit.allows(context))) throw new Refused(429, limit.refusal)
      const checked = await checkOwnPassword(parts.attempts, password, { ...context, caller })
      if (!checked) return async () => 'false'
      return (_, inside) => remove(parts, { caller, checked }, inside)
    },
  }
}
