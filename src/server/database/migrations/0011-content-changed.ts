import { sql, type Kysely } from 'kysely'

/** When the content last changed; of content that is there already it is known only that it did before now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table content_version add column changed_at timestamptz not null default now()`).execute(db)
}
