import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleContent } from '#content/sample-content.ts'
import { importContent } from '../content/import-content.ts'
import { readRows } from '../authorization/watch-rows.testing.ts'
import { createContentVersion } from './content-version.ts'
import { makeEmptyDatabase } from './empty-database.ts'
import { migrate } from './migrate.ts'
import { openInMemory } from './open-pglite.ts'
import { describeOriginal, readCatalogue, resetDatabase, type Original } from './reset-database.testing.ts'
import type { Tables } from './tables.ts'

let pglite: PGlite
let db: Kysely<Tables>
let original: Original

beforeAll(async () => {
  await makeEmptyDatabase()
  pglite = await openInMemory()
  db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  await migrate(db as unknown as Kysely<never>)
  original = await describeOriginal(pglite)
})
afterAll(() => db.destroy())

async function reset() {
  const next = await resetDatabase(pglite, original)
  if (next) original = next
  return next
}

const queryValues = async (question: string) => (await pglite.query(question, [], { rowMode: 'array' })).rows.flat()

test('every row is again what migrations wrote, and numbers are given from the first one on', async () => {
  const rows = await readRows({ db })
  expect([...rows.keys()].some((key) => key.startsWith('content_version '))).toEqual(true)
  await importContent({ db, contentVersion: createContentVersion(db, Infinity) }, sampleContent(Date.now()))
  await pglite.exec(`delete from alerts_gathered; update alerts_ended set count = 7;
    select nextval(pg_get_serial_sequence('moved_alert', 'id'))`)
  expect((await readRows({ db })).size).toBeGreaterThan(rows.size + 50)
  expect(await reset()).not.toBeNull()
  expect(await readRows({ db })).toEqual(rows)
  expect(await queryValues(`select nextval(pg_get_serial_sequence('moved_alert', 'id'))`)).toEqual([1])
})

test('settings, locks, statements and a transaction of the session are gone', async () => {
  const settings = 'select name, setting from pg_settings order by name'
  const before = await queryValues(settings)
  await pglite.exec(`set search_path = nowhere; set time zone 'Asia/Tokyo'; set site.mark = 'left'; listen left_behind;
    prepare left_behind as select 1; select pg_advisory_lock(7); begin; delete from public.alerts_gathered`)
  expect(await reset()).not.toBeNull()
  expect(await queryValues(settings)).toEqual(before)
  expect(await queryValues(`select current_setting('site.mark', true)`)).not.toEqual(['left'])
  expect(await queryValues('select pg_listening_channels()')).toEqual([])
  expect(await queryValues(`select count(*)::int from pg_locks where locktype = 'advisory'`)).toEqual([0])
  expect(await queryValues('select name from pg_prepared_statements')).toEqual([])
  expect(await queryValues('select id from alerts_gathered')).toEqual([1])
})

const leftovers = [
  'create table left_behind (id integer)',
  'create temp table left_behind (id integer)',
  'create schema left_behind',
  'create view view_behind as select 1',
  'create function left_behind() returns trigger language plpgsql as $$ begin return null; end $$',
  'create trigger left_behind after insert on "Location" for each row execute function left_behind()',
  'alter table "Location" disable trigger left_behind',
  'create or replace function left_behind() returns trigger language plpgsql as $$ begin return new; end $$',
  'alter table "Location" add column left_behind integer',
  'alter table "Location" enable row level security',
  'alter table token_secret drop constraint token_secret_id_check',
  'drop index session_token_parent',
  'create type type_behind as enum ()',
  'drop function left_behind() cascade',
  `alter database postgres set time zone 'Asia/Tokyo'`,
  'create role left_behind',
  'select lo_create(0)',
]

test.each(leftovers)('after "%s" it is another database', async (statement) => {
  const catalogue = await readCatalogue(pglite)
  expect(await readCatalogue(pglite)).toEqual(catalogue)
  await pglite.exec(statement)
  expect(await resetDatabase(pglite, { ...original, catalogue })).toBeNull()
})
