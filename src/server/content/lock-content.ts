import { sql, type Kysely } from 'kysely'
import { allowLong } from '../database/open-postgres.ts'
import type { Tables } from '../database/tables.ts'

/** Advisory lock key; must differ from those in `try-lock.ts`. */
const importLock = 7_304_881

export async function lockContent(db: Kysely<Tables>): Promise<void> {
  await allowLong(db as unknown as Kysely<never>)
  await sql`select pg_advisory_xact_lock(${sql.lit(importLock)})`.execute(db)
}

export async function raiseVersion(db: Kysely<Tables>, now: Date): Promise<number> {
  const { version } = await db
    .updateTable('content_version')
    .set((row) => ({ version: row('version', '+', 1), changed_at: now.toISOString() }))
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Nobody is told at once, so that the import can be undone first. */
export async function markRemovedPostings(db: Kysely<Tables>, now: Date): Promise<void> {
  const isOpen = sql<boolean>`exists (select from "JobPostingHeader" as job where job."JobPosting_ID" = posting_seen."JobPosting_ID")`
  await db
    .updateTable('posting_seen')
    .set({ gone_at: now.toISOString() })
    .where('gone_at', 'is', null)
    .where(sql<boolean>`not ${isOpen}`)
    .execute()
  await db.updateTable('posting_seen').set({ gone_at: null }).where('gone_at', 'is not', null).where(isOpen).execute()
}
