import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseProblem } from './database-problem.ts'
import { openDatabase, type Database } from './open-database.ts'
import { majorVersion } from './open-pglite.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const openOutcome = (opening: Promise<unknown>) =>
  opening.then(
    () => 'opened',
    (error: unknown) => (error instanceof DatabaseProblem ? error.message : error),
  )

const storeKey = ({ db }: Database, key: string) =>
  db
    .insertInto('idempotency_key')
    .values({ key, body_hash: '', status: 1, reply: '', created_at: '0001-01-01T00:00:00.000Z' })
    .execute()
const listStoredKeys = ({ db }: Database) => db.selectFrom('idempotency_key').select(['key', 'created_at']).execute()

test('what was committed is there after closing and opening again', async () => {
  const first = await openDatabase({ dataDir: folder })
  await storeKey(first, 'a')
  await first.close()
  const second = await openDatabase({ dataDir: folder })
  expect(await listStoredKeys(second)).toEqual([{ key: 'a', created_at: new Date('0001-01-01T00:00:00.000Z') }])
  expect((await sql`show fsync`.execute(second.db)).rows).toEqual([{ fsync: 'on' }])
  await second.close()
  expect(readdirSync(folder).toSorted()).toEqual(['database', 'lock.2'])
})

test('a folder in use is refused, and free again when its holder closes', async () => {
  const holder = await openDatabase({ dataDir: folder })
  expect(await openOutcome(openDatabase({ dataDir: folder }))).toEqual(
    `The data folder ${folder} is in use by process ${process.pid}: stop that process, or set DATA_DIR to another folder.`,
  )
  await holder.close()
  await (await openDatabase({ dataDir: folder })).close()
})

test('a folder that is no whole database is refused with advice and left alone', async () => {
  mkdirSync(join(folder, 'database'))
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '18\n')
  expect(await openOutcome(openDatabase({ dataDir: folder }))).toEqual(
    `The folder ${folder}/database is not a whole database (global/pg_control missing): move it away or restore it from a backup, then start again.`,
  )
  expect(readdirSync(join(folder, 'database'))).toEqual(['PG_VERSION'])
})

test('a database of another major version of PostgreSQL is refused with what to do', async () => {
  const database = await openDatabase({ dataDir: folder })
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`.execute(
    database.db,
  )
  await database.close()
  expect(rows[0]?.version.slice(0, -4)).toBe(majorVersion)
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '17\n')
  expect(await openOutcome(openDatabase({ dataDir: folder }))).toEqual(
    `The database in ${folder}/database was written by PostgreSQL 17, and this release brings PostgreSQL ${majorVersion}: with the release that wrote it run npm run data -- backup FILE, move the folder away, and with this release run npm run data -- restore FILE.`,
  )
})

test('a first start that was cut short is begun again', async () => {
  mkdirSync(join(folder, 'database.draft'))
  writeFileSync(join(folder, 'database.draft', 'PG_VERSION'), '18\n')
  const database = await openDatabase({ dataDir: folder })
  expect(await listStoredKeys(database)).toEqual([])
  await database.close()
  expect(readdirSync(folder).toSorted()).toEqual(['database', 'lock.1'])
})

test('a folder that lies in a file is told in one sentence', async () => {
  writeFileSync(join(folder, 'file'), '')
  expect(await openOutcome(openDatabase({ dataDir: join(folder, 'file', 'data') }))).toEqual(
    `The data folder ${folder}/file/data is a file, or lies in one (ENOTDIR): set DATA_DIR to a folder.`,
  )
})

test('PostgreSQL that does not answer is told in one sentence without its password', async () => {
  expect(await openOutcome(openDatabase({ databaseUrl: 'postgres://site:s3cret@127.0.0.1:9/site' }))).toEqual(
    'PostgreSQL at postgres://…@127.0.0.1:9/site does not answer (connect ECONNREFUSED 127.0.0.1:9): check DATABASE_URL and that the server runs.',
  )
})

test('an address whose password ends it too soon is told without that password', async () => {
  expect(await openOutcome(openDatabase({ databaseUrl: 'postgres://127.0.0.1:9/34@db/site?password=s3cret' }))).toEqual(
    'PostgreSQL at postgres://…@db/site does not answer (connect ECONNREFUSED 127.0.0.1:9): check DATABASE_URL and that the server runs.',
  )
})
