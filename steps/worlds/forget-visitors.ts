import type { Database } from '#server/database/open-database.ts'

/** Makes the site as if nobody had been there: no mail waits, nobody has subscribed, nobody has tried anything or applied. */
export async function forgetVisitors({ db }: Pick<Database, 'db'>): Promise<void> {
  for (const table of ['mail_outbox', 'subscriber', 'attempt_count', 'firm_news', 'webhook_outbox'] as const)
    await db.deleteFrom(table).execute()
}

/** Makes the site as if nobody had ever had an account, or asked for a new password. */
export async function forgetAccounts({ db }: Pick<Database, 'db'>): Promise<void> {
  for (const table of ['temporary_password', 'Applicant'] as const) await db.deleteFrom(table).execute()
}
