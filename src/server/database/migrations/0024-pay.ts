import { sql, type Kysely } from 'kysely'

/** What a job pays, as it crosses the wire; of the postings that are there already it is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table "JobPostingHeader" add column "Pay" jsonb`).execute(db)
}
