import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

export type AccountEvent =
  | 'created'
  | 'email confirmed'
  | 'new password asked for'
  | 'temporary password used'
  | 'password changed'
  | 'email changed'
  | 'email change undone'
  | 'session ended'

type EventSubject = { readonly applicantId: string; readonly family: string | null }

export async function hasHappened(
  db: Kysely<Tables>,
  { applicantId, family }: EventSubject,
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

/** Call in the transaction of the change. Must not store addresses, passwords or tokens. */
export async function noteEvent(
  db: Kysely<Tables>,
  { applicantId, family }: EventSubject,
  what: AccountEvent,
  now: Date,
): Promise<void> {
  await db
    .insertInto('account_event')
    .values({ id: randomUUID(), Applicant_ID: applicantId, what, at: now.toISOString(), family })
    .execute()
}
