import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/open-database.ts'

export type Row = Readonly<Record<string, unknown>>

export type Change = { readonly table: string; readonly was: Row | null; readonly now: Row | null }

const ignoredTables = ['attempt_count', 'captcha_used']

const functions = [
  `create schema kept`,
  `create table kept.change (at bigserial, name text, was jsonb, is_now jsonb)`,
  `create function kept.note() returns trigger language plpgsql as $$ begin
    if old is distinct from new then
      insert into kept.change (name, was, is_now) values (tg_table_name, to_jsonb(old), to_jsonb(new));
    end if;
    return null;
  end $$`,
  `create function kept.put_back() returns void language plpgsql as $$ declare touched text; begin
    perform set_config('session_replication_role', 'replica', true);
    for touched in select distinct name from kept.change loop
      execute format('delete from public.%I', touched);
      execute format('insert into public.%I overriding system value select * from kept.%I', touched, touched);
    end loop;
    delete from kept.change;
  end $$`,
  `create function kept.look() returns jsonb language plpgsql as $$ declare changes jsonb; begin
    ${ignoredTables.map((table) => `delete from public.${table};`).join(' ')}
    select jsonb_agg(jsonb_build_object('table', name, 'was', was, 'now', is_now) order by at) into changes from kept.change;
    if changes is not null then perform kept.put_back(); end if;
    return coalesce(changes, '[]');
  end $$`,
]

const run = (db: Kysely<never>, statements: ReadonlyArray<string>) =>
  statements.reduce(async (before, statement) => {
    await before
    await sql.raw(statement).execute(db)
  }, Promise.resolve())

export async function listTables({ db }: Pick<Database, 'db'>): Promise<ReadonlyArray<string>> {
  const names = sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
  return (await names.execute(db)).rows.map(({ name }) => name)
}

export async function keyColumns({ db }: Pick<Database, 'db'>): Promise<ReadonlySet<string>> {
  const columns = sql<{ name: string }>`select conrelid::regclass || '.' || attname as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey) where contype = 'p'`
  return new Set((await columns.execute(db)).rows.map(({ name }) => name.replaceAll('"', '')))
}

export async function owningColumns({ db }: Pick<Database, 'db'>): Promise<ReadonlySet<string>> {
  const columns = sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~* 'email|recipient'
    union select conrelid::regclass || '.' || attname from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey) where contype = 'f'
    union select confrelid::regclass || '.' || attname from pg_constraint
    join pg_attribute on attrelid = confrelid and attnum = any (confkey) where contype = 'f'`
  return new Set((await columns.execute(db)).rows.map(({ name }) => name.replaceAll('"', '')))
}

export async function readRows(database: Pick<Database, 'db'>): Promise<ReadonlyMap<string, Row>> {
  const rows = new Map<string, Row>()
  for (const table of await listTables(database)) {
    if (ignoredTables.includes(table)) continue
    const read = sql<{ row: Row }>`select to_jsonb(one) as row from ${sql.table(table)} one`
    for (const { row } of (await read.execute(database.db)).rows) rows.set(`${table} ${JSON.stringify(row)}`, row)
  }
  return rows
}

/** @returns gives what was written since the last call, and undoes all of it */
export async function watchRows(database: Pick<Database, 'db'>): Promise<() => Promise<ReadonlyArray<Change>>> {
  const db = database.db as unknown as Kysely<never>
  const tables = (await listTables(database)).filter((table) => !ignoredTables.includes(table))
  await run(db, functions)
  for (const table of tables)
    await run(db, [
      `create table kept."${table}" as table public."${table}"`,
      `create trigger kept after insert or update or delete on public."${table}" for each row execute function kept.note()`,
    ])
  const look = sql<{ changes: ReadonlyArray<Change> }>`select kept.look() as changes`
  return async () => (await look.execute(db)).rows[0]?.changes ?? []
}
