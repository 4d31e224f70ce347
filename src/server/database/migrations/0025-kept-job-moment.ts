import { sql, type Kysely } from 'kysely'

/** For existing rows it is unknown, so 'epoch' puts them before all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table kept_job add column kept_at timestamptz not null default 'epoch'`).execute(db)
}
