import { Schema } from 'effect'
import { sql, type Kysely } from 'kysely'
import { recoveryForm } from '#contract/account-forms.ts'
import { AccountEmail } from '#contract/typed-text.ts'
import { provenOperation, type SubmissionContext } from '../captcha/proven-operation.ts'
import { networkLimit } from '../limits/network-limit.ts'
import type { Tables } from '../database/tables.ts'
import { mayMailOnRequest } from '../mail/mail-on-request.ts'
import { queueMail } from '../mail/outbox.ts'
import { decodedOrRefused } from '../transaction/decoded.ts'
import type { NamedOperation } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import { noteEvent } from './account-events.ts'
import type { AccountParts } from './account-parts.ts'
import { findByEmail, holdApplicant } from './applicants.ts'
import { hashTemporaryPassword, keepTemporaryPassword, makeTemporaryPassword } from './temporary-passwords.ts'

const decodeEmail = Schema.decodeUnknownResult(Schema.Struct({ Email: AccountEmail }))

function decode([Email, proof = '', ...more]: ReadonlyArray<string>) {
  if (more.length > 0) throw new Refused(400, 'A new password is asked for with two arguments.')
  return { proof, values: decodedOrRefused(decodeEmail({ Email }), 'A new password cannot be asked for.').Email }
}

type Made = { readonly email: string; readonly password: string; readonly hash: string }

/** Does what takes time and leaves nothing. */
async function undone(db: Kysely<Tables>, work: () => Promise<void>) {
  await sql`savepoint nobody`.execute(db)
  await work()
  await sql`rollback to savepoint nobody`.execute(db)
}

/** One that would not be mailed replaces none that was. For an address without account a mail is written and undone. */
async function keepAndMail({ mails }: AccountParts, { email, password, hash }: Made, { db, now }: SubmissionContext) {
  const known = await findByEmail(db, email)
  const held = await holdApplicant(db, known?.Applicant_ID ?? '')
  if (!(await mayMailOnRequest(db, email, now))) return
  const applicantId = held?.Applicant_ID ?? null
  await keepTemporaryPassword(db, { email, applicantId, hash }, now)
  const mail = mails.recovery(held?.Email ?? email, password)
  if (applicantId === null) return undone(db, () => queueMail(db, mail, now))
  await queueMail(db, mail, now)
  await noteEvent(db, { applicantId, family: null }, 'new password asked for', now)
}

/**
 * `RequestNewPassword(email, proof)` (J7-10): 'true' for every address in the form of one (J7-13). For an e-mail without
 * account a temporary password is made, hashed and kept as well, so that neither this call nor a sign-in after it takes
 * another time.
 */
export const requestNewPassword = (parts: AccountParts): NamedOperation =>
  provenOperation({
    operation: recoveryForm.operation,
    captcha: parts.captcha,
    limit: networkLimit(parts.attempts, {
      kind: 'new passwords from',
      refusal: 'Too many passwords were asked for from your network. Please wait a few minutes and try again.',
    }),
    retry: 'Please try again.',
    decode,
    prepare: async (email) => {
      const password = makeTemporaryPassword()
      const hash = await hashTemporaryPassword(password)
      return async (context) => {
        await keepAndMail(parts, { email, password, hash }, context)
        return 'true'
      }
    },
  })
