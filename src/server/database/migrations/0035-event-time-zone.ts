import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table "CompanyEvent" add column "TimeZone" text`).execute(db)
}
