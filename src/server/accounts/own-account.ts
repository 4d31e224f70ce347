import type { Caller } from '../transaction/caller.ts'
import type { OperationContext } from '../transaction/operations.ts'
import { lockApplicant, type Credentials } from './applicants.ts'
import { lockSession, signedOut } from './sessions.ts'

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
