import { Result, Schema } from 'effect'
import { updatePasswordForm } from '#contract/account-forms.ts'
import { CurrentPassword, NewPassword } from '#contract/typed-text.ts'
import { findAccountProblems, type PasswordContext } from '#domain/forms/form-rules.ts'
import { networkLimit } from '../limits/attempts.ts'
import { toRateLimitKey } from '../network/network-address.ts'
import type { Caller, NamedOperation, OperationContext, PrepareContext } from '../transaction/operations.ts'
import { hashOperationCost } from '../transaction/cost.ts'
import { Refused } from '../transaction/refused.ts'
import { hasHappened, noteEvent } from './account-events.ts'
import type { AccountParts } from './account-parts.ts'
import { findById, readApplicant, setPasswordHash, type Credentials } from './applicants.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { mailOwner, lockOwnAccount, requiredAtAll } from './account-owner.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { endForcedChange, endApplicantSessions } from './sessions.ts'
import { dropTemporaryPassword } from './temporary-passwords.ts'

const decodeValues = Schema.decodeUnknownResult(Schema.Struct({ NewPassword, CurrentPassword }))

function decode(guessable: PasswordContext, [next, current, ...more]: ReadonlyArray<string>) {
  if (more.length > 0) throw new Refused(400, `${updatePasswordForm.operation} takes two arguments.`)
  const decoded = decodeValues({ NewPassword: next, CurrentPassword: current })
  if (Result.isFailure(decoded)) return null
  const problems = findAccountProblems('updatePassword', decoded.success, guessable)
  return problems['NewPassword'] === undefined ? decoded.success : null
}

async function readGuessable(
  { guessable }: AccountParts,
  db: PrepareContext['db'],
  { applicantId }: Caller,
): Promise<PasswordContext> {
  const applicant = await readApplicant(db, applicantId)
  if (!applicant) return guessable
  return { ...guessable, names: [...guessable.names, applicant.FirstName, applicant.LastName, applicant.Email] }
}

const repeatedWithin = 10 * 60_000

/** True if the session has just set this password: its answer got lost and the request came again. */
async function hasJustSet(next: string, { db, now, address }: PrepareContext, { applicantId, family }: Caller) {
  const since = new Date(now.getTime() - repeatedWithin)
  if (!(await hasHappened(db, { applicantId, family }, 'password changed', since))) return false
  return checkPassword(next, (await findById(db, applicantId))?.PasswordHash, toRateLimitKey(address))
}

type Change = { readonly caller: Caller; readonly checked: Credentials; readonly passwordHash: string }

async function change({ mails }: AccountParts, { caller, checked, passwordHash }: Change, context: OperationContext) {
  const { db, now, address } = context
  const { applicantId, family } = caller
  const held = await lockOwnAccount(context, caller, checked)
  if (!held) return 'false'
  await setPasswordHash(db, applicantId, passwordHash)
  await endForcedChange(db, family)
  await endApplicantSessions(db, applicantId, family)
  await dropTemporaryPassword(db, applicantId)
  await noteEvent(db, { applicantId, family }, 'password changed', now)
  const isConfirmed = held.email_confirmed_at !== null
  await mailOwner(db, { mail: mails.passwordChanged(held.Email), isConfirmed, address }, now)
  return 'true'
}

export function updatePassword(parts: AccountParts): NamedOperation {
  const limit = networkLimit(parts.attempts, {
    kind: 'changed passwords from',
    refusal: 'Too many passwords were changed from your network. Please wait a few minutes and try again.',
  })
  return {
    writes: true,
    ofSession: true,
    cost: () => 2 * hashOperationCost,
    readOutcome: (text) => (text === 'true' ? 'ok' : 'refused'),
    prepare: async (args, context) => {
      const caller = requiredAtAll(context.caller)
      if (!(await limit.allows(context))) throw new Refused(429, limit.refusal)
      const values = decode(await readGuessable(parts, context.db, caller), args)
      const checked = values && (await checkOwnPassword(parts.attempts, values.CurrentPassword, { ...context, caller }))
      if (!checked) {
        const isSet = values !== null && (await hasJustSet(values.NewPassword, context, caller))
        return async () => String(isSet)
      }
      const passwordHash = await hashPassword(values.NewPassword, toRateLimitKey(context.address), parts.hashCost)
      return (_, inside) => change(parts, { caller, checked, passwordHash }, inside)
    },
  }
}
