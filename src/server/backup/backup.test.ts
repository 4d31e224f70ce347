import { buffer } from 'node:stream/consumers'
import { PGliteDialect, sql, Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateWithin, knownMigrations } from '../database/migrate.ts'
import { openAsItIs, type Database } from '../database/open-database.ts'
import { openInMemory } from '../database/open-pglite.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { findPostgresPrograms } from '../database/postgres-programs.testing.ts'
import { readRecorded } from '../database/recorded-migrations.ts'
import { startPostgres, type TestPostgres } from '../database/start-postgres.testing.ts'
import type { Tables } from '../database/tables.ts'
import { readTar, writeTar } from '../files/tar.ts'
import { loadBackup } from './load-backup.ts'
import { inChunks, seedRows, dumpDatabase } from './plant-rows.testing.ts'
import { setOutputFormats, readLines, readTables, writeLines } from './read-tables.ts'
import { openSnapshot, type Snapshot } from './snapshot.ts'
import { writeBackup } from './write-backup.ts'

type DatabaseHandle = Pick<Database, 'db'> & { close(): Promise<void> }

const now = new Date('2026-11-28T12:00:00.000Z')
let source: Database
let target: DatabaseHandle
let postgres: TestPostgres | null = null

async function openEmpty(): Promise<DatabaseHandle> {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await openInMemory() }) })
  return { db, close: () => db.destroy() }
}

const openServer = async (name: string): Promise<DatabaseHandle> =>
  openAsItIs({ databaseUrl: (await postgres?.createDatabase(name)) ?? '' })

beforeAll(async () => {
  if (findPostgresPrograms() !== null) postgres = await startPostgres()
  source = await openTestDatabase('backup')
  target = await openEmpty()
})
afterAll(async () => {
  await source.close()
  await target.close()
  await postgres?.stop()
})

async function backUp(database: Pick<Database, 'db'>, kind: Snapshot['kind'] = 'embedded') {
  return buffer(writeBackup(await openSnapshot(database, kind), { now, openStored: null }))
}

const load = ({ db }: Pick<Database, 'db'>, bytes: Uint8Array) =>
  db.transaction().execute((transaction) => loadBackup(inChunks(bytes), { db: transaction, begin: () => null }))

const refusal = (loading: Promise<unknown>) =>
  loading.then(
    () => 'loaded',
    (error: unknown) => String(error),
  )

const countTables = async ({ db }: Pick<Database, 'db'>) => (await readTables(db)).length

async function changed(bytes: Uint8Array, change: (name: string, text: string) => string | null) {
  const entries = async function* () {
    for await (const { name, content } of readTar(inChunks(bytes))) {
      const text = change(name, (await buffer(content)).toString())
      if (text !== null) yield { name, size: Buffer.byteLength(text), content: [Buffer.from(text)] }
    }
  }
  return buffer(writeTar(entries(), now))
}

test('every row of every table is the same in the other database, whichever of the two it was', async () => {
  const counts = await seedRows(source.db)
  expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([])
  const whole = await dumpDatabase(source.db)
  const server = postgres === null ? await openEmpty() : await openServer('from_embedded')
  await load(server, await backUp(source))
  expect(await dumpDatabase(server.db)).toEqual(whole)
  await load(target, await backUp(server, 'PostgreSQL'))
  expect(await dumpDatabase(target.db)).toEqual(whole)
  expect(await readRecorded(target.db as unknown as Kysely<never>)).toEqual(
    await readRecorded(source.db as unknown as Kysely<never>),
  )
  await sql`insert into file_key (identity, created_at) values ('next', now())`.execute(target.db)
  await server.close()
})

test('values of every other type are the same, too', async () => {
  const columns = {
    bytes: ["'\\x00ff00'", "''"],
    amount: ['12345678901234567890.000000000100', "'NaN'"],
    moments: ['\'{"2026-11-01 12:00:00.123456+00",infinity,NULL}\'', "'{}'"],
    span: ["'1 year 2 mons -3 days 04:05:06.789'", 'null'],
    short: ["'\u00e9\u00e9'", "''"],
  }
  const types = ['bytea', 'numeric', 'timestamptz[]', 'interval', 'varchar(3)']
  const define = sql.raw(`create table every_type (id bigint generated always as identity primary key,
    ${Object.keys(columns)
      .map((name, at) => `${name} ${types[at]}`)
      .join()}, doubled bigint generated always as (id * 2) stored)`)
  const read = async () =>
    (await sql`select every_type::text as row from every_type order by id`.execute(target.db)).rows
  await define.execute(target.db)
  for (const row of [0, 1])
    await sql
      .raw(
        `insert into every_type (${Object.keys(columns).join()}) values (${Object.values(columns)
          .map((each) => each[row])
          .join()})`,
      )
      .execute(target.db)
  const before = await read()
  await target.db.transaction().execute(async (db) => {
    await setOutputFormats(db)
    const table = (await readTables(db)).find(({ name }) => name === 'every_type')!
    const lines: string[] = []
    for await (const some of readLines(db, table)) lines.push(...some)
    await sql`delete from every_type`.execute(db)
    await writeLines(db, table, lines)
  })
  expect([before.length, await read()]).toEqual([2, before])
  await sql`drop table every_type`.execute(target.db)
})

test('what is damaged, cut short, or no backup is refused, and nothing of it is loaded', async () => {
  const bytes = await backUp(source)
  const empty = await openEmpty()
  const words = async (given: Uint8Array) => refusal(load(empty, given))
  const differs = (what: string) =>
    `BackupProblem: The backup is damaged: ${what} is not as it was counted when the backup was made.`
  const isTableFile = (name: string) => name.startsWith('tables/contact_message/')
  expect([
    await words(
      await changed(bytes, (name, text) => (isTableFile(name) ? text.replace('FirstName 1', 'FirstName 7') : text)),
    ),
    await words(await changed(bytes, (name, text) => (isTableFile(name) ? null : text))),
    await words(await changed(bytes, (name, text) => (isTableFile(name) ? text.replace('[', '[[') : text))),
    await words(await changed(bytes, (name, text) => (name === 'counts.json' ? null : text))),
    await words(await changed(bytes, (name, text) => (name === 'backup.json' ? null : text))),
    await words(await changed(bytes, (name, text) => (name === 'backup.json' ? '{}' : text))),
    await words(await changed(bytes, (name, text) => (isTableFile(name) ? `${text}${text}` : text))),
    await words(bytes.subarray(0, bytes.length / 2)),
    await words(Buffer.from('Dear Sir or Madam')),
    await words(Buffer.alloc(0)),
  ]).toEqual([
    differs('the table contact_message'),
    differs('the table contact_message'),
    'BackupProblem: The backup is damaged: some of its rows cannot be written.',
    'BackupProblem: The backup was cut short: its end is missing.',
    'BackupProblem: This is no backup: it does not begin with backup.json.',
    'BackupProblem: The backup is damaged: backup.json cannot be read.',
    'BackupProblem: The backup is damaged: some of its rows cannot be written.',
    'BackupProblem: This is no backup, or one that was cut short.',
    'BackupProblem: This is no backup, or one that was cut short.',
    'BackupProblem: This is no backup, or one that was cut short.',
  ])
  expect(await countTables(empty)).toBe(0)
  await empty.close()
})

test('a backup of a later release is refused in words, and one of a former release is brought up to date', async () => {
  const bytes = await backUp(source)
  const head = (change: (text: string) => string) =>
    changed(bytes, (name, text) => (name === 'backup.json' ? change(text) : text))
  const former = await openEmpty()
  expect([
    await refusal(load(former, await head((text) => text.replace('"format": 1', '"format": 2')))),
    await refusal(
      load(
        former,
        await head((text) => text.replace(`"${knownMigrations.at(-1)}"`, `"${knownMigrations.at(-1)}", "9999-later"`)),
      ),
    ),
  ]).toEqual([
    'BackupProblem: The backup was made by a later release, in a form that this one does not know: restore it with that release.',
    'BackupProblem: The backup was made by a later release (9999-later): restore it with that release.',
  ])
  await former.db.transaction().execute(async (db) => migrateWithin(db as unknown as Kysely<never>, '0005-mail'))
  await seedRows(former.db)
  const old = await dumpDatabase(former.db)
  const today = await openEmpty()
  await load(today, await backUp(former))
  const { tables } = await dumpDatabase(today.db)
  expect([tables['contact_message'], tables['captcha_used']]).toEqual([
    old.tables['contact_message'],
    old.tables['captcha_used'],
  ])
  expect(Object.keys(tables).toSorted()).toEqual(Object.keys((await dumpDatabase(source.db)).tables).toSorted())
  await former.close()
  await today.close()
})
