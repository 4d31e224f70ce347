import { sql, type Kysely } from 'kysely'

const statement = `create table daily_count (
  day text not null, kind text not null, name text not null, count integer not null,
  primary key (day, kind, name))`

/** How often each page was seen and each thing was done on a day; nothing tells by whom. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db)
}
