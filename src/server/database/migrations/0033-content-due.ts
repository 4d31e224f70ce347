import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table content_due (id integer generated always as identity primary key, due_at timestamptz not null,
        operator text not null, request text not null, content_version integer not null, summary text not null, failed_at timestamptz, failure text)`,
    )
    .execute(db)
}
