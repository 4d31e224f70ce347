import { sql, type Kysely } from 'kysely'

/** By what processes notice that they sign tokens with different secrets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create table token_mark (id integer primary key check (id = 1), mark text not null)').execute(db)
}
