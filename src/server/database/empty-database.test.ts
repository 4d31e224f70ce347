import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PGliteDialect } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, fillWithNewDatabase, findEmptyDatabase, makeEmptyDatabase } from './empty-database.ts'
import { migrate } from './migrate.ts'
import { openInMemory, openOnDisk } from './open-pglite.ts'

let root: string

beforeAll(() => makeEmptyDatabase())
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'empty-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const questions = [
  'select name, applied from (select name, count(*) as applied from kysely_migration group by name) as migrations order by 1',
  'select * from schema_migration order by 1',
  `select table_schema, table_name, column_name, ordinal_position, data_type, is_nullable, column_default
   from information_schema.columns order by 1, 2, 4`,
  'select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint order by 1, 2',
  'select schemaname, tablename, indexname, indexdef from pg_indexes order by 1, 2, 3',
  'select datname, encoding, datcollate, datctype, datistemplate, datallowconn from pg_database order by 1',
  'select rolname, rolsuper, rolcanlogin from pg_roles order by 1',
  'select extname, extversion from pg_extension order by 1',
  'select name, setting from pg_settings order by 1',
]

async function describe(opening: ReturnType<typeof openInMemory>) {
  const pglite = await opening
  await migrate(new Kysely<never>({ dialect: new PGliteDialect({ pglite }) }))
  const answers = []
  for (const question of questions) answers.push((await pglite.query(question)).rows)
  await pglite.close()
  return answers
}

test('a database that was copied, on the disk or in memory, is what one that was made without a copy is', async () => {
  const folders = ['made', 'copied'].map((name) => join(root, name))
  for (const folder of folders) mkdirSync(folder)
  const [made = '', copied = ''] = folders
  const expected = await describe(openOnDisk(made, null))
  expect(await describe(openOnDisk(copied, emptyDatabase()))).toEqual(expected)
  const isDiskSetting = (row: unknown) => !JSON.stringify(row).match(/"name":"(fsync|wal_sync_method)"/)
  const inMemory = await describe(openInMemory(emptyDatabase()))
  expect(inMemory.map((rows) => rows.filter(isDiskSetting))).toEqual(expected.map((rows) => rows.filter(isDiskSetting)))
  expect(expected.map((rows) => rows.length > 0)).toEqual(questions.map(() => true))
})

test('what is copied is of this very version of PGlite, and whole', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  expect(emptyDatabase('dist')).toEqual(`dist/empty-database-${dependencies['@electric-sql/pglite']}`)
  for (const folder of [join(root, 'empty-database-0.0.1'), `${emptyDatabase(root)}.draft`]) {
    mkdirSync(folder)
    writeFileSync(join(folder, 'PG_VERSION'), '18\n')
  }
  const before = findEmptyDatabase(root)
  mkdirSync(emptyDatabase(root))
  writeFileSync(join(emptyDatabase(root), 'PG_VERSION'), '18\n')
  expect([before, findEmptyDatabase(root)]).toEqual([null, emptyDatabase(root)])
})

test('a copy of a database that may only be read is its owner’s alone, and can be written', async () => {
  const [source, copy] = [join(root, 'built'), join(root, 'copy')]
  mkdirSync(join(source, 'base/5'), { recursive: true, mode: 0o755 })
  writeFileSync(join(source, 'base/5/1249'), 'rows', { mode: 0o444 })
  await fillWithNewDatabase(copy, source)
  const modes = ['', 'base', 'base/5', 'base/5/1249'].map((path) => statSync(join(copy, path)).mode & 0o777)
  expect(modes).toEqual([0o700, 0o700, 0o700, 0o600])
})
