import type { Database } from '#server/database/open-database.ts'

export async function forgetVisitors({ db }: Pick<Database, 'db'>): Promise<void> {
  for (const table of ['mail_outbox', 'subscriber', 'attempt_count', 'firm_news', 'webhook_outbox'] as const)
    await db.deleteFrom(table).execute()
}

export async function forgetAccounts({ db }: Pick<Database, 'db'>): Promise<void> {
  for (const table of ['temporary_password', 'Applicant'] as const) await db.deleteFrom(table).execute()
}
