import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table firm_news add column is_confirmed boolean`).execute(db)
}
