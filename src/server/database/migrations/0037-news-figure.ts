import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table "CompanyNews" add column "Figure" text`).execute(db)
}
