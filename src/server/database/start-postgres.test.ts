import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from './open-database.ts'
import { findPostgresPrograms } from './postgres-programs.testing.ts'
import { startPostgres } from './start-postgres.testing.ts'

function install(folder: string) {
  mkdirSync(folder, { recursive: true })
  for (const name of ['initdb', 'postgres']) writeFileSync(join(folder, name), '')
  return folder
}

test('a PostgreSQL for tests takes our tables, keeps databases apart, and leaves nothing behind', async () => {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase('one')
  const folder = decodeURIComponent(new URL(databaseUrl).hostname)
  const one = await openDatabase({ databaseUrl })
  const other = await openDatabase({ databaseUrl: await postgres.createDatabase('other') })
  await one.db.updateTable('content_version').set({ version: 7 }).execute()
  const { version } = await other.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
  const { rows } = await sql`show fsync`.execute(one.db)
  const before = existsSync(folder)
  await one.close()
  await other.close()
  await postgres.stop()
  expect([version, rows, before, existsSync(folder)]).toEqual([0, [{ fsync: 'off' }], true, false])
})

test('PostgreSQL itself is taken for no pooler, and gets as many connections as are set', async () => {
  const postgres = await startPostgres()
  const { db, connections, listWarnings, close } = await openDatabase({
    databaseUrl: await postgres.createDatabase('pool'),
    mostConnections: 2,
  })
  const opened = connections?.().total
  await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.01)`.execute(db)))
  expect([opened, await listWarnings?.(), connections?.()]).toEqual([1, [], { total: 2, idle: 2, waiting: 0, most: 2 }])
  await close()
  await postgres.stop()
})

test('a PostgreSQL for tests that was away has kept what was written', async () => {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase('kept')
  const before = await openDatabase({ databaseUrl })
  await before.db.updateTable('content_version').set({ version: 3 }).execute()
  await postgres.halt()
  const away = await before.db
    .selectFrom('content_version')
    .selectAll()
    .execute()
    .catch(() => 'away')
  await postgres.resume()
  const { version } = await before.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
  await before.close()
  await postgres.stop()
  expect([away, version]).toEqual(['away', 3])
})

test.skipIf(process.platform === 'win32')(
  'programs on the PATH come before those of Debian, and of Debian the newest version',
  () => {
    const root = mkdtempSync(join(tmpdir(), 'programs-'))
    const debian = join(root, 'debian')
    for (const version of ['9', '15', '14']) install(join(debian, version, 'bin'))
    const own = install(join(root, 'own'))
    const found = [findPostgresPrograms(['/nowhere', own].join(delimiter), debian), findPostgresPrograms('', debian)]
    rmSync(root, { recursive: true })
    expect(found).toEqual([own, join(debian, '15', 'bin')])
  },
)
