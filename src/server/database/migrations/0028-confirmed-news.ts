import { sql, type Kysely } from 'kysely'

/** Whether the address of an applicant was confirmed when she sent what the firm is told of; null where nobody knows, or none was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table firm_news add column is_confirmed boolean`).execute(db)
}
