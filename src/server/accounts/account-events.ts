import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** What can happen to an account. */
export type AccountEvent =
  | 'created'
  | 'email confirmed'
  | 'new password asked for'
  | 'temporary password used'
  | 'password changed'
  | 'email changed'
  | 'email change undone'
  | 'session ended'

/** Whose account it is, and the session in which it happened; null for none. */
type Whose = { readonly applicantId: string; readonly family: string | null }

/** Whether something has happened to an account in a session since a moment. */
export async function hasHappened(
  db: Kysely<Tables>,
  { applicantId, family }: Whose,
  what: AccountEvent,
  since: Date,
): Promise<boolean> {
  const event = await db
    .selectFrom('account_event')
    .select('id')
    .where('Applicant_ID', '=', applicantId)
    .where('family', '=', family)
    .where('what', '=', what)
    .where('at', '>', since)
    .executeTakeFirst()
  return event !== undefined
}

/** Writes down what happened to an account, in the transaction in which it did: no address, no password, no token. */
export async function noteEvent(
  db: Kysely<Tables>,
  { applicantId, family }: Whose,
  what: AccountEvent,
  now: Date,
): Promise<void> {
  await db
    .insertInto('account_event')
    .values({ id: randomUUID(), Applicant_ID: applicantId, what, at: now.toISOString(), family })
    .execute()
}
