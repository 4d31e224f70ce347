import { sql, type Kysely } from 'kysely'

const statements = [
  `alter table files_folder
    add column generation text, add column next_generation text, add column home text,
    add column unknown_files integer not null default 0`,
  `create table file_removal (
    stored_name text primary key, at timestamptz not null default now(), is_by_term boolean not null)`,
  `create function list_file_removal() returns trigger language plpgsql as $$
    begin
      insert into file_removal (stored_name, is_by_term) values (
        old.stored_name,
        (tg_op = 'UPDATE' and new.stored_name <> old.stored_name)
          or coalesce(current_setting('site.deletes_by', true), '') = 'term')
      on conflict (stored_name) do update set is_by_term = file_removal.is_by_term and excluded.is_by_term;
      return null;
    end $$`,
  `create trigger attachment_deleted after delete on attachment
    for each row execute function list_file_removal()`,
  `create trigger attachment_left after update of stored_name, scan on attachment for each row
    when (new.stored_name <> old.stored_name or (new.scan = 'removed' and old.scan <> 'removed'))
    execute function list_file_removal()`,
]

/** Triggers list the file of every row that is deleted, gets another file or is found harmful, whatever changes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
