import { sql, type Kysely } from 'kysely'
import { listRanges } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'

export const seenRanges = { columns: ['JobPosting_ID'], size: 500 }

/** Call in the import's transaction, after its rows. A posting that comes back is not new. */
export async function recordNewPostings(db: Kysely<Tables>, version: number): Promise<void> {
  for await (const { first, last } of listRanges(db, 'JobPostingHeader', 'JobPosting_ID', seenRanges))
    await sql`insert into posting_seen ("JobPosting_ID", version)
      select job."JobPosting_ID", ${version}::integer from "JobPostingHeader" as job
      where job."JobPosting_ID" between ${first} and ${last} and not exists
        (select from posting_seen as seen where seen."JobPosting_ID" = job."JobPosting_ID")`.execute(db)
}

/** Nobody is told at once, so that the import can be undone first. */
export async function markRemovedPostings(db: Kysely<Tables>, now: Date): Promise<void> {
  const isOpen = sql<boolean>`exists (select from "JobPostingHeader" as job where job."JobPosting_ID" = posting_seen."JobPosting_ID")`
  for await (const { first, last } of listRanges(db, 'posting_seen', 'JobPosting_ID', seenRanges)) {
    const some = db.updateTable('posting_seen').where('JobPosting_ID', '>=', first).where('JobPosting_ID', '<=', last)
    const gone = some.set({ gone_at: now.toISOString() }).where('gone_at', 'is', null)
    await gone.where(sql<boolean>`not ${isOpen}`).execute()
    await some.set({ gone_at: null }).where('gone_at', 'is not', null).where(isOpen).execute()
  }
}
