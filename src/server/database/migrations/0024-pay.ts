import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table "JobPostingHeader" add column "Pay" jsonb`).execute(db)
}
