import { deleteAccount as operation } from '#contract/account-data.ts'
import { momentInWords } from '#domain/time/moment-in-words.ts'
import { networkLimit } from '../limits/network-limit.ts'
import type { Caller } from '../transaction/caller.ts'
import type { NamedOperation, OperationContext } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import { undoableUntil } from './account-links.ts'
import type { AccountParts } from './account-parts.ts'
import type { Credentials } from './applicants.ts'
import { mailOwner } from './mail-account.ts'
import { holdOwnAccount } from './own-account.ts'
import { checkOwnPassword } from './own-password.ts'
import { required } from './required-caller.ts'

type Deletion = { readonly caller: Caller; readonly checked: Credentials }

/** Who took an account over by its e-mail is not to be able to delete it before that can be taken back. */
async function refuseWhileUndoable({ db, now }: OperationContext, { applicantId }: Caller) {
  const until = await undoableUntil(db, applicantId, now)
  if (until === null) return
  const moment = momentInWords(until.toISOString(), 'UTC')
  throw new Refused(
    409,
    `The e-mail of this account was changed not long ago, and its former one can take that back until ${moment} UTC. Only then can the account be deleted.`,
  )
}

/**
 * Sessions, links, events and the temporary password go with the row. Job alerts are those of an address: they go if it was
 * shown to be hers, for else anyone could end the alerts of a stranger.
 */
async function remove(parts: AccountParts, { caller, checked }: Deletion, context: OperationContext) {
  const { db, now } = context
  const held = await holdOwnAccount(context, caller, checked)
  if (!held) return 'false'
  await refuseWhileUndoable(context, caller)
  const isConfirmed = held.email_confirmed_at !== null
  await db.deleteFrom('Applicant').where('Applicant_ID', '=', caller.applicantId).execute()
  if (isConfirmed) await parts.endAlerts(db, held.Email)
  await mailOwner(db, { mail: parts.mails.deleted(held.Email, isConfirmed), isConfirmed }, now)
  return 'true'
}

/** `DeleteAccount(password)` of the caller: 'true', or 'false' for a wrong password. */
export function deleteOwnAccount(parts: AccountParts): NamedOperation {
  const limit = networkLimit(parts.attempts, {
    kind: 'deleted accounts from',
    refusal: 'Too many accounts were deleted from your network. Please wait a few minutes and try again.',
  })
  return {
    writes: true,
    ofSession: true,
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
