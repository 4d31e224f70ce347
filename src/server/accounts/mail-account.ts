import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { mayMailOnRequest } from '../mail/mail-on-request.ts'
import { queueMail, type Mail } from '../mail/outbox.ts'

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
