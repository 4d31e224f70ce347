import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Mail that is not sent yet, mail that only a person can help, and the age of the oldest that waits; 0 when none does. */
export type MailBacklog = { readonly waiting: number; readonly givenUp: number; readonly oldestSeconds: number }

/** Counts the mail that has not left. */
export async function mailBacklog(db: Kysely<Tables>, now = new Date()): Promise<MailBacklog> {
  const { all, givenUp, oldest } = await db
    .selectFrom('mail_outbox')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('all'),
      fn.count<number | string>('gave_up_at').as('givenUp'),
      sql<Date | null>`min(created_at) filter (where gave_up_at is null)`.as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  const age = oldest === null ? 0 : Math.max(0, now.getTime() - oldest.getTime())
  return { waiting: Number(all) - Number(givenUp), givenUp: Number(givenUp), oldestSeconds: Math.floor(age / 1000) }
}
