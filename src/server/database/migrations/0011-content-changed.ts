import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table content_version add column changed_at timestamptz not null default now()`).execute(db)
}
