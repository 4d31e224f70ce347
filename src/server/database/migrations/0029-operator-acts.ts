import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table operator_act (id bigint generated always as identity primary key, at timestamptz not null,
        operator text not null, command text not null, summary text not null)`,
    )
    .execute(db)
  await sql.raw(`create index operator_act_at on operator_act (at)`).execute(db)
}
