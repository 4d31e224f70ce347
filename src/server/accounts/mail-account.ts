import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { mayMailOnRequest } from '../mail/mail-on-request.ts'
import { queueMail, type Mail } from '../mail/outbox.ts'

/** A mail to the owner of an account; `address` is of the visitor who caused it, null for the firm or the site itself. */
type OwnerMail = { readonly mail: Mail; readonly isConfirmed: boolean; readonly address: string | null }

/**
 * Mails what an applicant must be told of her account. To an address that was never confirmed, which may be anybody's, it
 * goes only as often as mail on request does; the caller is told nothing of that.
 */
export async function mailOwner(
  db: Kysely<Tables>,
  { mail, isConfirmed, address }: OwnerMail,
  now: Date,
): Promise<void> {
  if (!isConfirmed && !(await mayMailOnRequest(db, mail.to, now))) return
  await queueMail(db, { ...mail, class: isConfirmed ? 'confirmed' : 'unconfirmed', address }, now)
}
