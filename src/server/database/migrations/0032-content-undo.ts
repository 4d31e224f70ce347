import { sql, type Kysely } from 'kysely'

const statements = [
  `create table content_undo (id integer generated always as identity primary key, at timestamptz not null,
    operator text not null, version integer not null, stands_at integer not null, orders jsonb not null)`,
  `create index content_undo_at on content_undo (at)`,
  `create table content_undo_row (undo_id integer not null references content_undo on delete cascade, entity text not null,
    key text not null, what text not null, cells jsonb, primary key (undo_id, entity, key))`,
  `alter table posting_seen add column gone_at timestamptz`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
