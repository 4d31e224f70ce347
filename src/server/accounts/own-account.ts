import type { Caller } from '../transaction/caller.ts'
import type { OperationContext } from '../transaction/operations.ts'
import { holdApplicant, type Credentials } from './applicants.ts'
import { lockSession, signedOut } from './sessions.ts'

/**
 * Holds a caller's account and session while both are changed: the account first, as everything does.
 * @param checked the account whose password was checked
 * @returns the account as it is now; null when it has another password by now
 * @throws Refused with 401 when her session has ended
 */
export async function holdOwnAccount(
  { db, now }: OperationContext,
  { applicantId, family }: Caller,
  checked: Credentials,
): Promise<Credentials | null> {
  const held = await holdApplicant(db, applicantId)
  await lockSession(db, family, now)
  return held?.PasswordHash === checked.PasswordHash ? held : null
}

/**
 * Holds a caller's account, and then her session, while what belongs to it is changed.
 * @throws Refused with 401 when her session has ended
 */
export async function holdCaller({ db, now }: OperationContext, { applicantId, family }: Caller): Promise<Credentials> {
  const held = await holdApplicant(db, applicantId)
  await lockSession(db, family, now)
  if (!held) throw signedOut()
  return held
}
