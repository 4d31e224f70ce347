import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { later, mostAttempts, pauseAfter } from '../limits/next-try.ts'
import { wordsOf } from '../log/describe-error.ts'

/** What the firm's system is to be told, as JSON; its id is the same at every attempt. */
export type DueWebhook = { readonly id: string; readonly body: string; readonly attempt: number }

/** How long a sender that does not come back keeps it from the others, in milliseconds. */
export const lease = 60_000

/** Takes what has been due longest, for as long as the lease runs; undefined when nothing is due. */
export async function takeDueWebhook(db: Kysely<Tables>, now: Date): Promise<DueWebhook | undefined> {
  const row = await db
    .updateTable('webhook_outbox')
    .set({ due_at: later(now, lease), attempts: sql`attempts + 1` })
    .where('id', '=', (query) =>
      query
        .selectFrom('webhook_outbox')
        .select('id')
        .where('gave_up_at', 'is', null)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'body', 'attempts'])
    .executeTakeFirst()
  return row && { id: row.id, body: row.body, attempt: row.attempts }
}

/** Forgets what was told. */
export async function forgetWebhook(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('webhook_outbox').where('id', '=', id).execute()
}

/** Puts it back after an attempt that failed: for a pause that doubles each time, and after a day for a person to look at. */
export async function putWebhookBack(
  db: Kysely<Tables>,
  { id, attempt }: DueWebhook,
  error: unknown,
  now: Date,
): Promise<{ readonly gaveUp: boolean }> {
  const gaveUp = attempt >= mostAttempts
  await db
    .updateTable('webhook_outbox')
    .set({
      due_at: later(now, pauseAfter(attempt)),
      gave_up_at: gaveUp ? now.toISOString() : null,
      last_error: wordsOf(error),
    })
    .where('id', '=', id)
    .execute()
  return { gaveUp }
}
