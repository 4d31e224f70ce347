import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** What is not sent yet, what only a person can help, and the age of the oldest that waits; 0 when nothing does. */
export type Backlog = { readonly waiting: number; readonly givenUp: number; readonly oldestSeconds: number }

/** Counts what has not left an outbox. */
export async function outboxBacklog(
  db: Kysely<Tables>,
  outbox: 'mail_outbox' | 'webhook_outbox',
  now = new Date(),
): Promise<Backlog> {
  const { all, givenUp, oldest } = await db
    .selectFrom(outbox)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('all'),
      fn.count<number | string>('gave_up_at').as('givenUp'),
      sql<Date | null>`min(created_at) filter (where gave_up_at is null)`.as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  const age = oldest === null ? 0 : Math.max(0, now.getTime() - oldest.getTime())
  return { waiting: Number(all) - Number(givenUp), givenUp: Number(givenUp), oldestSeconds: Math.floor(age / 1000) }
}
