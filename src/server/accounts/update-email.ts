import { Result, Schema } from 'effect'
import { updateEmailForm } from '#contract/account-forms.ts'
import { AccountEmail, CurrentPassword } from '#contract/typed-text.ts'
import { networkLimit } from '../limits/attempts.ts'
import { emailKey } from '../mail/email-addresses.ts'
import type { Caller, NamedOperation, OperationContext } from '../transaction/operations.ts'
import { hashOperationCost } from '../transaction/cost.ts'
import { Refused } from '../transaction/refused.ts'
import { noteEvent } from './account-events.ts'
import { endLinks, linkLifetime, makeLink } from './account-links.ts'
import type { AccountParts } from './account-parts.ts'
import { setEmail, type Credentials } from './applicants.ts'
import { noteFormerEmail } from './former-emails.ts'
import { mailOwner, lockOwnAccount, required } from './account-owner.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { endApplicantSessions } from './sessions.ts'
import { dropTemporaryPassword } from './temporary-passwords.ts'

const decodeValues = Schema.decodeUnknownResult(Schema.Struct({ Email: AccountEmail, CurrentPassword }))

function decode([email, current, ...more]: ReadonlyArray<string>) {
  if (more.length > 0) throw new Refused(400, `${updateEmailForm.operation} takes two arguments.`)
  const decoded = decodeValues({ Email: email, CurrentPassword: current })
  return Result.isSuccess(decoded) ? decoded.success : null
}

/** Only a confirmed former address may undo: a mistyped one belongs to a stranger. */
async function notifyBothAddresses(
  { mails }: AccountParts,
  former: Credentials,
  email: string,
  { db, now, address }: OperationContext,
) {
  const { Applicant_ID: applicantId, Email, email_confirmed_at } = former
  const isConfirmed = email_confirmed_at !== null
  const until = new Date(now.getTime() + linkLifetime.undo)
  const undo = isConfirmed
    ? { token: await makeLink(db, { kind: 'undo', applicantId, email: Email }, now), until }
    : null
  await mailOwner(db, { mail: mails.emailReleased(Email, undo), isConfirmed, address }, now)
  const confirm = await makeLink(db, { kind: 'confirm', applicantId, email }, now)
  await mailOwner(db, { mail: mails.emailAlreadyInUse(email, confirm, undo), isConfirmed: false, address }, now)
}

type Change = { readonly caller: Caller; readonly checked: Credentials; readonly email: string }

async function change(parts: AccountParts, { caller, checked, email }: Change, context: OperationContext) {
  const { db, now } = context
  const { applicantId, family } = caller
  const held = await lockOwnAccount(context, caller, checked)
  if (!held) return 'false'
  const isSame = emailKey(held.Email) === emailKey(email)
  const confirmedAt = isSame ? held.email_confirmed_at : null
  if (!(await setEmail(db, { applicantId, email, confirmedAt }, now))) return 'duplicate'
  if (isSame) return 'true'
  await endApplicantSessions(db, applicantId, family)
  await dropTemporaryPassword(db, applicantId)
  await endLinks(db, { applicantId, kind: 'confirm' }, now)
  if (held.email_confirmed_at !== null) await noteFormerEmail(db, { applicantId, email: held.Email }, now)
  await noteEvent(db, { applicantId, family }, 'email changed', now)
  await notifyBothAddresses(parts, held, email, context)
  return 'true'
}

export function updateEmail(parts: AccountParts): NamedOperation {
  const limit = networkLimit(parts.attempts, {
    kind: 'changed emails from',
    refusal: 'Too many emails were changed from your network. Please wait a few minutes and try again.',
  })
  return {
    writes: true,
    ofSession: true,
    cost: () => hashOperationCost,
    readOutcome: (text) => (text === 'true' ? 'ok' : 'refused'),
    prepare: async (args, context) => {
      const caller = required(context.caller)
      if (!(await limit.allows(context))) throw new Refused(429, limit.refusal)
      const values = decode(args)
      const checked = values && (await checkOwnPassword(parts.attempts, values.CurrentPassword, { ...context, caller }))
      if (!checked) return async () => 'false'
      return (_, inside) => change(parts, { caller, checked, email: values.Email }, inside)
    },
  }
}
