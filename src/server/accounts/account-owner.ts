import type { Caller, OperationContext } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import { lockApplicant, type Credentials } from './applicants.ts'
import { lockSession, signedOut } from './sessions.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { mayMailOnRequest, queueMail, type Mail } from '../mail/outbox.ts'

export function requiredAtAll(caller: Caller | null): Caller {
  if (caller) return caller
  throw new Refused(401, 'Please sign in first.')
}

/** @throws Refused with 401 when signed out, with 403 when a temporary password must be changed first (J4.12-07) */
export function required(caller: Caller | null): Caller {
  const known = requiredAtAll(caller)
  if (known.mustChangePassword) throw new Refused(403, 'Please choose a new password first.')
  return known
}

/**
 * Locks the account, then the session. @returns null if the password has changed since `checked` @throws Refused with
 * 401 when the session has ended
 */
export async function lockOwnAccount(
  { db, now }: OperationContext,
  { applicantId, family }: Caller,
  checked: Credentials,
): Promise<Credentials | null> {
  const held = await lockApplicant(db, applicantId)
  await lockSession(db, family, now)
  return held?.PasswordHash === checked.PasswordHash ? held : null
}

/** Locks the account, then the session. @throws Refused with 401 when the session has ended */
export async function lockCallerAccount(
  { db, now }: OperationContext,
  { applicantId, family }: Caller,
): Promise<Credentials> {
  const held = await lockApplicant(db, applicantId)
  await lockSession(db, family, now)
  if (!held) throw signedOut()
  return held
}

type OwnerMail = { readonly mail: Mail; readonly isConfirmed: boolean; readonly address: string | null }

/** Silently drops mail to an unconfirmed address, which may be anybody's, beyond the limit for mail on request. */
export async function mailOwner(
  db: Kysely<Tables>,
  { mail, isConfirmed, address }: OwnerMail,
  now: Date,
): Promise<void> {
  if (!isConfirmed && !(await mayMailOnRequest(db, mail.to, now))) return
  await queueMail(db, { ...mail, class: isConfirmed ? 'confirmed' : 'unconfirmed', address }, now)
}
