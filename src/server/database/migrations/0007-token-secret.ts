import { sql, type Kysely } from 'kysely'

const statement = `create table token_secret (id integer primary key check (id = 1), secret text not null)`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db)
}
