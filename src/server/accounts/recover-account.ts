import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { emailKey } from '../mail/email-key.ts'
import type { OperationContext } from '../transaction/operations.ts'
import { noteEvent } from './account-events.ts'
import { firstChangesOf, settleLinks, undoLinksOf, useLink, type Link } from './account-links.ts'
import type { AccountParts } from './account-parts.ts'
import {
  confirmEmailOf,
  createApplicant,
  deleteApplicant,
  noPassword,
  setPasswordHash,
  type Credentials,
} from './applicants.ts'
import { forgetFormerEmails } from './former-emails.ts'
import { endSessionsOf } from './sessions.ts'
import { takeChangeBack, type TakingBackParts } from './take-change-back.ts'
import { giveTemporaryPassword } from './temporary-passwords.ts'

export type Claim =
  | { readonly kind: 'own' }
  | { readonly kind: 'changed'; readonly change: Link }
  | { readonly kind: 'unproven' }

type Held = Pick<Credentials, 'Applicant_ID' | 'Email' | 'email_confirmed_at'>

export async function claimOn(
  db: Kysely<Tables>,
  { Applicant_ID, Email, email_confirmed_at }: Held,
  now: Date,
): Promise<Claim> {
  const wasConfirmed = (await firstChangesOf(db, Applicant_ID)).has(emailKey(Email))
  if (email_confirmed_at !== null || wasConfirmed) return { kind: 'own' }
  const [change] = await undoLinksOf(db, Applicant_ID, now)
  return change ? { kind: 'changed', change } : { kind: 'unproven' }
}

export type RecoveringParts = TakingBackParts & Pick<AccountParts, 'endApplications' | 'forgetUnsentApart'>

async function open(db: Kysely<Tables>, { Applicant_ID: applicantId, Email: email }: Held, now: Date) {
  await setPasswordHash(db, applicantId, noPassword)
  await endSessionsOf(db, applicantId)
  await confirmEmailOf(db, applicantId, now)
  await settleLinks(db, { applicantId, email }, now)
  await noteEvent(db, { applicantId, family: null }, 'temporary password used', now)
}

async function beginAnew(db: Kysely<Tables>, email: string, now: Date): Promise<string> {
  const names = { firstName: '', lastName: '' }
  const applicantId = await createApplicant(db, { ...names, email, passwordHash: noPassword }, now)
  if (applicantId === null) throw new Error('The e-mail of an account that has just ended belongs to another one.')
  await noteEvent(db, { applicantId, family: null }, 'created', now)
  await open(db, { Applicant_ID: applicantId, Email: email, email_confirmed_at: null }, now)
  await giveTemporaryPassword(db, email, applicantId)
  return applicantId
}

async function clear(parts: RecoveringParts, held: Held, claim: Claim, { db, now, address }: Place) {
  await giveTemporaryPassword(db, held.Email, null)
  if (claim.kind !== 'changed') {
    await parts.endApplications(db, held.Applicant_ID, now)
    return deleteApplicant(db, held.Applicant_ID)
  }
  await takeChangeBack(parts, { db, now, address }, claim.change)
  await useLink(db, claim.change, now)
}

async function forgetPrivate(parts: RecoveringParts, db: Kysely<Tables>, applicantId: string) {
  await parts.forgetUnsentApart(db, applicantId)
  await forgetFormerEmails(db, applicantId)
}

type Place = Pick<OperationContext, 'db' | 'now' | 'address'>

type Recovery = { readonly held: Held; readonly isFresh: boolean }

/** Ends all sessions and the old password. @returns the account to sign in to, which may be a new one */
export async function recoverAccount(
  parts: RecoveringParts,
  { held, isFresh }: Recovery,
  { db, now, address }: Place,
): Promise<string> {
  const claim = await claimOn(db, held, now)
  if (claim.kind === 'changed' || (claim.kind === 'unproven' && isFresh)) {
    await clear(parts, held, claim, { db, now, address })
    return beginAnew(db, held.Email, now)
  }
  await open(db, held, now)
  if (claim.kind === 'unproven') await forgetPrivate(parts, db, held.Applicant_ID)
  return held.Applicant_ID
}
