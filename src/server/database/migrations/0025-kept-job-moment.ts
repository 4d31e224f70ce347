import { sql, type Kysely } from 'kysely'

/** When a saved job came to an account; of those that are there already it is not known, so it lies before everything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table kept_job add column kept_at timestamptz not null default 'epoch'`).execute(db)
}
