import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('create table task_run (name text primary key, last_start timestamptz not null, last_success timestamptz)')
    .execute(db)
}
