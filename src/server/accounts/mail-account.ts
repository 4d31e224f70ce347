import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { mayMailOnRequest } from '../mail/mail-on-request.ts'
import { queueMail, type Mail } from '../mail/outbox.ts'

/**
 * Mails what an applicant must be told of her account. To an address that was never confirmed, which may be anybody's, it
 * goes only as often as mail on request does; the caller is told nothing of that.
 */
export async function mailOwner(
  db: Kysely<Tables>,
  { mail, isConfirmed }: { readonly mail: Mail; readonly isConfirmed: boolean },
  now: Date,
): Promise<void> {
  if (isConfirmed || (await mayMailOnRequest(db, mail.to, now))) await queueMail(db, mail, now)
}
