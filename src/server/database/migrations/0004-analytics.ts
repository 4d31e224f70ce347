import { sql, type Kysely } from 'kysely'

const statement = `create table daily_count (
  day text not null, kind text not null, name text not null, count integer not null,
  primary key (day, kind, name))`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db)
}
