import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create table token_mark (id integer primary key check (id = 1), mark text not null)').execute(db)
}
