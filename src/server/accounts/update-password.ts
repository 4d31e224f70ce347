import { Result, Schema } from 'effect'
import { updatePasswordForm } from '#contract/account-forms.ts'
import { CurrentPassword, NewPassword } from '#contract/typed-text.ts'
import { accountProblems } from '#domain/forms/account-rules.ts'
import { networkLimit } from '../limits/network-limit.ts'
import type { Caller } from '../transaction/caller.ts'
import type { NamedOperation, OperationContext } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import { noteEvent } from './account-events.ts'
import type { AccountParts } from './account-parts.ts'
import { setPasswordHash, type Credentials } from './applicants.ts'
import { hashPassword } from './hash-password.ts'
import { mailOwner } from './mail-account.ts'
import { holdOwnAccount } from './own-account.ts'
import { checkOwnPassword } from './own-password.ts'
import { requiredAtAll } from './required-caller.ts'
import { endForcedChange, endSessionsOf } from './sessions.ts'
import { dropTemporaryPassword } from './temporary-passwords.ts'

const decodeValues = Schema.decodeUnknownResult(Schema.Struct({ NewPassword, CurrentPassword }))

/** The values of a form without problems; null of one that has some. */
function decode({ commonPasswords }: AccountParts, [next, current, ...more]: ReadonlyArray<string>) {
  if (more.length > 0) throw new Refused(400, `${updatePasswordForm.operation} takes two arguments.`)
  const decoded = decodeValues({ NewPassword: next, CurrentPassword: current })
  if (Result.isFailure(decoded)) return null
  const problems = accountProblems('updatePassword', decoded.success, commonPasswords)
  return problems['NewPassword'] === undefined ? decoded.success : null
}

type Change = { readonly caller: Caller; readonly checked: Credentials; readonly passwordHash: string }

async function change({ mails }: AccountParts, { caller, checked, passwordHash }: Change, context: OperationContext) {
  const { db, now } = context
  const { applicantId, family } = caller
  const held = await holdOwnAccount(context, caller, checked)
  if (!held) return 'false'
  await setPasswordHash(db, applicantId, passwordHash)
  await endForcedChange(db, family)
  await endSessionsOf(db, applicantId, family)
  await dropTemporaryPassword(db, applicantId)
  await noteEvent(db, { applicantId, family }, 'password changed', now)
  const isConfirmed = held.email_confirmed_at !== null
  await mailOwner(db, { mail: mails.passwordChanged(held.Email), isConfirmed }, now)
  return 'true'
}

/**
 * `UpdatePassword(new password, current password)` (J7-14, J7-15) of the caller, also of one who signed in with a temporary
 * password, which is the current one then. All her other sessions end.
 */
export function updatePassword(parts: AccountParts): NamedOperation {
  const limit = networkLimit(parts.attempts, {
    kind: 'changed passwords from',
    refusal: 'Too many passwords were changed from your network. Please wait a few minutes and try again.',
  })
  return {
    writes: true,
    ofSession: true,
    readOutcome: (text) => (text === 'true' ? 'ok' : 'refused'),
    prepare: async (args, context) => {
      const caller = requiredAtAll(context.caller)
      if (!(await limit.allows(context))) throw new Refused(429, limit.refusal)
      const values = decode(parts, args)
      const checked = values && (await checkOwnPassword(parts.attempts, values.CurrentPassword, { ...context, caller }))
      if (!checked) return async () => 'false'
      const passwordHash = await hashPassword(values.NewPassword)
      return (_, inside) => change(parts, { caller, checked, passwordHash }, inside)
    },
  }
}
