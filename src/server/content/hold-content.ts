import { sql, type Kysely } from 'kysely'
import { allowLong } from '../database/open-postgres.ts'
import type { Tables } from '../database/tables.ts'

/** Any number; two changes of the content at once wait for each other. */
const importLock = 7_304_881

/** Begins a change of the content in a transaction: others wait for its end, and it has the time that it needs. */
export async function holdContent(db: Kysely<Tables>): Promise<void> {
  await allowLong(db as unknown as Kysely<never>)
  await sql`select pg_advisory_xact_lock(${sql.lit(importLock)})`.execute(db)
}

/** Gives the content that is being written its version. */
export async function raiseVersion(db: Kysely<Tables>, now: Date): Promise<number> {
  const { version } = await db
    .updateTable('content_version')
    .set((row) => ({ version: row('version', '+', 1), changed_at: now.toISOString() }))
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Notes since when postings are gone: nobody is told at once, so that it can be undone in time. */
export async function notePostingsGone(db: Kysely<Tables>, now: Date): Promise<void> {
  const isOpen = sql<boolean>`exists (select from "JobPostingHeader" as job where job."JobPosting_ID" = posting_seen."JobPosting_ID")`
  await db
    .updateTable('posting_seen')
    .set({ gone_at: now.toISOString() })
    .where('gone_at', 'is', null)
    .where(sql<boolean>`not ${isOpen}`)
    .execute()
  await db.updateTable('posting_seen').set({ gone_at: null }).where('gone_at', 'is not', null).where(isOpen).execute()
}
