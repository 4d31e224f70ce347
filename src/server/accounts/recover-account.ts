import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { emailKey } from '../mail/email-addresses.ts'
import type { OperationContext } from '../transaction/operations.ts'
import { noteEvent } from './account-events.ts'
import { listFirstEmailChanges, retireLinks, listUndoLinks, useLink, type Link } from './account-links.ts'
import type { AccountParts } from './account-parts.ts'
import {
  confirmApplicantEmail,
  createApplicant,
  deleteApplicant,
  noPassword,
  setPasswordHash,
  type Credentials,
} from './applicants.ts'
import { forgetFormerEmails } from './former-emails.ts'
import { endApplicantSessions } from './sessions.ts'
import { revertEmailChange, type TakingBackParts } from './revert-email-change.ts'
import { assignTemporaryPassword } from './temporary-passwords.ts'

export type Claim =
  | { readonly kind: 'own' }
  | { readonly kind: 'changed'; readonly change: Link }
  | { readonly kind: 'unproven' }

type LockedAccount = Pick<Credentials, 'Applicant_ID' | 'Email' | 'email_confirmed_at'>

export async function determineClaim(
  db: Kysely<Tables>,
  { Applicant_ID, Email, email_confirmed_at }: LockedAccount,
  now: Date,
): Promise<Claim> {
  const wasConfirmed = (await listFirstEmailChanges(db, Applicant_ID)).has(emailKey(Email))
  if (email_confirmed_at !== null || wasConfirmed) return { kind: 'own' }
  const [change] = await listUndoLinks(db, Applicant_ID, now)
  return change ? { kind: 'changed', change } : { kind: 'unproven' }
}

export type RecoveringParts = TakingBackParts & Pick<AccountParts, 'endApplications' | 'deleteUnsentSections'>

async function open(db: Kysely<Tables>, { Applicant_ID: applicantId, Email: email }: LockedAccount, now: Date) {
  await setPasswordHash(db, applicantId, noPassword)
  await endApplicantSessions(db, applicantId)
  await confirmApplicantEmail(db, applicantId, now)
  await retireLinks(db, { applicantId, email }, now)
  await noteEvent(db, { applicantId, family: null }, 'temporary password used', now)
}

async function createEmptyAccount(db: Kysely<Tables>, email: string, now: Date): Promise<string> {
  const names = { firstName: '', lastName: '' }
  const applicantId = await createApplicant(db, { ...names, email, passwordHash: noPassword }, now)
  if (applicantId === null) throw new Error('The email of an account that has just ended belongs to another one.')
  await noteEvent(db, { applicantId, family: null }, 'created', now)
  await open(db, { Applicant_ID: applicantId, Email: email, email_confirmed_at: null }, now)
  await assignTemporaryPassword(db, email, applicantId)
  return applicantId
}

async function clear(parts: RecoveringParts, held: LockedAccount, claim: Claim, { db, now, address }: Place) {
  await assignTemporaryPassword(db, held.Email, null)
  if (claim.kind !== 'changed') {
    await parts.endApplications(db, held.Applicant_ID, now)
    return deleteApplicant(db, held.Applicant_ID)
  }
  await revertEmailChange(parts, { db, now, address }, claim.change)
  await useLink(db, claim.change, now)
}

async function forgetPrivate(parts: RecoveringParts, db: Kysely<Tables>, applicantId: string) {
  await parts.deleteUnsentSections(db, applicantId)
  await forgetFormerEmails(db, applicantId)
}

type Place = Pick<OperationContext, 'db' | 'now' | 'address'>

type Recovery = { readonly held: LockedAccount; readonly isFresh: boolean }

/** Ends all sessions and the old password. @returns the account to sign in to, which may be a new one */
export async function recoverAccount(
  parts: RecoveringParts,
  { held, isFresh }: Recovery,
  { db, now, address }: Place,
): Promise<string> {
  const claim = await determineClaim(db, held, now)
  if (claim.kind === 'changed' || (claim.kind === 'unproven' && isFresh)) {
    await clear(parts, held, claim, { db, now, address })
    return createEmptyAccount(db, held.Email, now)
  }
  await open(db, held, now)
  if (claim.kind === 'unproven') await forgetPrivate(parts, db, held.Applicant_ID)
  return held.Applicant_ID
}
