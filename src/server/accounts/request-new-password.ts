import { Schema } from 'effect'
import { sql, type Kysely } from 'kysely'
import { recoveryForm } from '#contract/account-forms.ts'
import { AccountEmail } from '#contract/typed-text.ts'
import { provenOperation } from '../captcha/proven-operation.ts'
import { networkLimit } from '../limits/attempts.ts'
import type { Tables } from '../database/tables.ts'
import { queueMail } from '../mail/outbox.ts'
import { toRateLimitKey } from '../network/network-address.ts'
import { hashOperationCost } from '../transaction/cost.ts'
import { decodedOrRefused, Refused } from '../transaction/refused.ts'
import type { NamedOperation, OperationContext } from '../transaction/operations.ts'
import { noteEvent } from './account-events.ts'
import type { AccountParts } from './account-parts.ts'
import { findCreationDate, findByEmail, lockApplicant, type Credentials } from './applicants.ts'
import type { RecoveryCase } from './account-mail-texts.ts'
import { determineClaim } from './recover-account.ts'
import { isResting, mayMailRecovery } from './recovery-limits.ts'
import {
  findTemporaryPassword,
  hashTemporaryPassword,
  storeTemporaryPassword,
  makeTemporaryPassword,
} from './temporary-passwords.ts'

const decodeEmail = Schema.decodeUnknownResult(Schema.Struct({ Email: AccountEmail }))

function decode([Email, proof = '', ...more]: ReadonlyArray<string>) {
  if (more.length > 0) throw new Refused(400, 'A new password is asked for with two arguments.')
  return { proof, values: decodedOrRefused(decodeEmail({ Email }), 'A new password cannot be requested.').Email }
}

type GeneratedPassword = { readonly email: string; readonly password: string; readonly hash: string }

async function undone(db: Kysely<Tables>, work: () => Promise<void>) {
  await sql`savepoint nobody`.execute(db)
  await work()
  await sql`rollback to savepoint nobody`.execute(db)
  await sql`release savepoint nobody`.execute(db)
}

async function describe(db: Kysely<Tables>, held: Credentials | undefined, now: Date): Promise<RecoveryCase> {
  const { Applicant_ID = '', Email = '', email_confirmed_at = now } = held ?? {}
  const { kind } = await determineClaim(db, { Applicant_ID, Email, email_confirmed_at }, now)
  const openedAt = await findCreationDate(db, Applicant_ID)
  return kind === 'unproven' ? { kind, openedAt: openedAt ?? now } : { kind }
}

/** Never replaces a recently mailed password. Unknown e-mails do the same work and roll it back. */
async function storeAndMailPassword(
  parts: AccountParts,
  { email, password, hash }: GeneratedPassword,
  context: OperationContext,
) {
  const { db, now, address } = context
  const known = await findByEmail(db, email)
  const held = await lockApplicant(db, known?.Applicant_ID ?? '')
  const applicantId = held?.Applicant_ID ?? null
  const isConfirmed = held?.email_confirmed_at != null
  const keep = async () => {
    if (!(await mayMailRecovery(db, { email, address, isConfirmed }, now))) return
    await storeTemporaryPassword(db, { email, applicantId, hash }, now)
    const recovery = parts.mails.recovery(held?.Email ?? email, password, await describe(db, held, now))
    const mail = { ...recovery, class: isConfirmed ? 'recovery' : 'unconfirmed', address } as const
    if (applicantId === null) return undone(db, () => queueMail(db, mail, now))
    await queueMail(db, mail, now)
    await noteEvent(db, { applicantId, family: null }, 'new password asked for', now)
  }
  return isResting(await findTemporaryPassword(db, email, now), applicantId, now) ? undone(db, keep) : keep()
}

/**
 * Always 'true' (J7-13). Unknown e-mails also get a stored temporary password, so that neither this nor a later sign-in
 * takes a different time.
 */
export const requestNewPassword = (parts: AccountParts): NamedOperation =>
  provenOperation({
    operation: recoveryForm.operation,
    captcha: parts.captcha,
    limit: networkLimit(parts.attempts, {
      kind: 'new passwords from',
      refusal: 'Too many passwords were requested from your network. Please wait a few minutes and try again.',
    }),
    cost: () => hashOperationCost,
    retry: 'Please try again.',
    decode,
    prepare: async (email, { address }) => {
      const password = makeTemporaryPassword()
      const hash = await hashTemporaryPassword(password, toRateLimitKey(address), parts.hashCost)
      return async (context) => {
        await storeAndMailPassword(parts, { email, password, hash }, context)
        return 'true'
      }
    },
  })
