import type { Database } from '#server/database/open-database.ts'

/** Makes the site as if nobody had been there: no mail waits, nobody has subscribed, nobody has tried anything. */
export async function forgetVisitors({ db }: Pick<Database, 'db'>): Promise<void> {
  for (const table of ['mail_outbox', 'subscriber', 'attempt_count'] as const) await db.deleteFrom(table).execute()
}
