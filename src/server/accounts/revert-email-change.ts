import { Refused } from '../transaction/refused.ts'
import type { OperationContext } from '../transaction/operations.ts'
import { noteEvent } from './account-events.ts'
import { endLinks, type Link } from './account-links.ts'
import type { AccountParts } from './account-parts.ts'
import { noPassword, setEmail, setPasswordHash } from './applicants.ts'
import { forgetFormerEmails } from './former-emails.ts'
import { forgetJobs } from './account-saved-jobs.ts'
import { mailOwner } from './account-owner.ts'
import { endApplicantSessions } from './sessions.ts'
import { dropTemporaryPassword } from './temporary-passwords.ts'

export type TakingBackParts = Pick<AccountParts, 'mails' | 'restoreAlerts' | 'revertAdoptedApplications'>

type Place = Pick<OperationContext, 'db' | 'now' | 'address'>

async function shut({ db, now }: Pick<Place, 'db' | 'now'>, { Applicant_ID: applicantId, created_at: since }: Link) {
  await setPasswordHash(db, applicantId, noPassword)
  await endApplicantSessions(db, applicantId)
  await dropTemporaryPassword(db, applicantId)
  await endLinks(db, { applicantId, kind: 'confirm' }, now)
  await endLinks(db, { applicantId, kind: 'undo', since }, now)
}

/**
 * The account must be locked. Drops what was added since the change. @throws Refused with 409 when another account has
 * the e-mail
 */
export async function revertEmailChange(
  parts: TakingBackParts,
  { db, now, address }: Place,
  change: Link,
): Promise<void> {
  const { Applicant_ID: applicantId, email, created_at: since } = change
  if (!(await setEmail(db, { applicantId, email, confirmedAt: now }, now)))
    throw new Refused(409, 'This address belongs to another account now.')
  await shut({ db, now }, change)
  await forgetFormerEmails(db, applicantId, since)
  await forgetJobs(db, applicantId, since)
  await parts.revertAdoptedApplications(db, { applicantId, since }, now)
  await parts.restoreAlerts(db, { applicantId, since }, now)
  await noteEvent(db, { applicantId, family: null }, 'email change undone', now)
  await mailOwner(db, { mail: parts.mails.emailRestored(email), isConfirmed: true, address }, now)
}
