import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrateWithin } from '../database/migrate.ts'
import { openAsItIs, openDatabase } from '../database/open-database.ts'
import { openInMemory } from '../database/open-pglite.ts'
import type { Tables } from '../database/tables.ts'
import { backUpBeforeMigrating, removeOldBackups } from './before-migrating.ts'
import { loadBackup } from './load-backup.ts'
import { inChunks } from './plant-rows.testing.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'before-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const open = () => openDatabase({ dataDir, beforeMigrating: backUpBeforeMigrating({ dataDir, databaseUrl: null }) })
const path = () => join(dataDir, 'before-0024-pay.tar')

async function makeFormer() {
  const database = await openAsItIs({ dataDir })
  await database.db
    .transaction()
    .execute((db) => migrateWithin(db as unknown as Kysely<never>, '0023-application-form'))
  await sql`insert into captcha_used values ('former', now())`.execute(database.db)
  await database.close()
}

const listUsedIds = async (db: Kysely<Tables>) =>
  (await db.selectFrom('captcha_used').select('id').execute()).map(({ id }) => id)

test('the tables are written into the data folder before a release changes them, and can be restored', async () => {
  await makeFormer()
  const database = await open()
  await database.db.deleteFrom('captcha_used').execute()
  await database.close()
  const restored = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await openInMemory() }) })
  const bytes = readFileSync(path())
  const { head } = await restored.transaction().execute((db) => loadBackup(inChunks(bytes), { db, begin: () => null }))
  expect([head.migrations.at(-1), head.withFiles, await listUsedIds(restored)]).toEqual([
    '0023-application-form',
    false,
    ['former'],
  ])
  await restored.destroy()
  await (await open()).close()
  expect(readdirSync(dataDir).filter((name) => name.startsWith('before'))).toEqual(['before-0024-pay.tar'])
})

test('a backup that cannot be written ends the start, and nothing is changed', async () => {
  await makeFormer()
  mkdirSync(`${path()}.part`)
  await expect(open()).rejects.toThrow(
    `Before the tables are changed (0024-pay) they are written to ${path()}, which did not succeed (`,
  )
  rmSync(`${path()}.part`, { recursive: true })
  const database = await openAsItIs({ dataDir })
  const { rows } = await sql<{ there: boolean }>`select to_regclass('queue_turn') is not null as there`.execute(
    database.db,
  )
  expect([rows, existsSync(path())]).toEqual([[{ there: false }], false])
  await database.close()
})

const names = () =>
  readdirSync(dataDir)
    .filter((name) => name.startsWith('before'))
    .toSorted()

function plant(name: string, at: Date) {
  writeFileSync(join(dataDir, name), '')
  utimesSync(join(dataDir, name), at, at)
}

test('of these backups the latest three by name stay, the new one among them, and no file of another name goes', async () => {
  const ahead = new Date(Date.now() + 24 * 60 * 60_000)
  const others = ['before-0025-kept-job-moment.tar', 'before-0026-saves-by-name.tar', 'before-0028-confirmed-news.tar']
  for (const name of [...others, 'before-upgrade.tar', 'before-0024.tar']) plant(name, ahead)
  await (await open()).close()
  expect(names()).toHaveLength(5)
  rmSync(join(dataDir, 'database'), { recursive: true })
  await makeFormer()
  await (await open()).close()
  expect(names()).toEqual([
    'before-0024-pay.tar',
    'before-0024.tar',
    'before-0026-saves-by-name.tar',
    'before-0028-confirmed-news.tar',
    'before-upgrade.tar',
  ])
})

test('backups of these that are older than their term go, whole or begun, and nothing else', () => {
  const now = new Date('2026-11-28T12:00:00.000Z')
  const old = new Date('2026-11-14T11:59:00.000Z')
  for (const name of [
    'before-0024-pay.tar',
    'before-0025-kept-job-moment.tar.part',
    'before-upgrade.tar',
    'other.part',
  ])
    plant(name, old)
  plant('before-0026-saves-by-name.tar', new Date('2026-11-14T12:01:00.000Z'))
  removeOldBackups(dataDir, 14, now)
  removeOldBackups(join(dataDir, 'nowhere'), 14, now)
  expect(readdirSync(dataDir).toSorted()).toEqual(['before-0026-saves-by-name.tar', 'before-upgrade.tar', 'other.part'])
})
