import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, afterEach, expect, test } from 'vitest'
import { knownMigrations, migrate, migrateWithin } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { openInMemory } from './open-pglite.ts'
import { openTestDatabase } from './open-test-database.testing.ts'
import { readRecorded } from './recorded-migrations.ts'

const database = await openTestDatabase('migrate')
const db = database.db as unknown as Kysely<never>
afterAll(() => database.close())
afterEach(() => sql`delete from schema_migration where name > '9'`.execute(db))

const later = (name: string, needs: string | null) =>
  sql`insert into schema_migration (name, needs) values (${name}, ${needs})`.execute(db)

const outcome = () =>
  migrate(db).then(
    () => 'started',
    (error: unknown) => String(error),
  )

const refused = (name: string) =>
  `DatabaseProblem: This database was brought up to date by a later release (${name}): start that release, or restore the backup that was made before it into an empty place with npm run data -- restore (before-9001-one.tar in the data folder).`

test('a release runs on what a later one has added, and on what that has taken away only if it did not use it any more', async () => {
  await later('9001-one', null)
  expect(await outcome()).toBe('started')
  await later('9002-two', knownMigrations.at(-1) ?? '')
  expect(await outcome()).toBe('started')
  await later('9003-three', '9001-one')
  expect(await outcome()).toBe(refused('9003-three'))
})

test('a database that a release with other records has changed is refused in words', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9001-one', '2030-01-01T00:00:00.000Z')`.execute(db)
  expect(await outcome()).toBe(refused('9001-one'))
  await sql`delete from kysely_migration where name = '9001-one'`.execute(db)
})

test('the releases that migrate with Kysely start on this database', async () => {
  const theirs = knownMigrations.filter((name) => name <= '0024-pay')
  const provider = {
    getMigrations: async () => Object.fromEntries(theirs.map((name) => [name, { up: async () => {} }])),
  }
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest()
  expect([error, results]).toEqual([undefined, []])
})

type Column = { readonly name: string; readonly is: string; readonly isFree: boolean }

async function describe(own: Kysely<never>) {
  const { rows: columns } = await sql<Column>`
    select table_name || '.' || column_name as name, data_type || ' ' || is_nullable as is,
      is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "isFree"
    from information_schema.columns where table_schema = 'public'`.execute(own)
  const { rows: checks } = await sql<{ name: string; is: string }>`
    select conrelid::regclass::text as name, pg_get_constraintdef(oid) as is from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'x')
    union all
    select indrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace`.execute(own)
  return { columns, checks: checks.map(({ name, is }) => ({ name: name.replaceAll('"', ''), is })) }
}

type SchemaDescription = Awaited<ReturnType<typeof describe>>

const parseTableName = (name: string) => name.split('.')[0] ?? ''

function breaks(before: SchemaDescription, after: SchemaDescription): ReadonlyArray<string> {
  const tables = new Set(before.columns.map(({ name }) => parseTableName(name)))
  const now = new Map(after.columns.map((column) => [column.name, column]))
  const was = new Set(before.columns.map(({ name }) => name))
  const checked = new Set(before.checks.map(({ is }) => is))
  return [
    ...before.columns
      .filter(({ name, is }) => now.get(name)?.is !== is)
      .map(({ name }) => `${name} is gone or another`),
    ...after.columns
      .filter(({ name, isFree }) => tables.has(parseTableName(name)) && !was.has(name) && !isFree)
      .map(({ name }) => `${name} must be given`),
    ...after.checks.filter(({ name, is }) => tables.has(name) && !checked.has(is)).map(({ is }) => `${is} is new`),
  ]
}

test('a migration takes nothing away and asks for nothing more, or says which release it needs', async () => {
  const fresh = new Kysely<never>({ dialect: new PGliteDialect({ pglite: await openInMemory() }) })
  const to = (name: string) => fresh.transaction().execute((transaction) => migrateWithin(transaction, name))
  await to('0024-pay')
  const broken: string[] = []
  for (const name of knownMigrations.filter((each) => each > '0024-pay')) {
    const before = await describe(fresh)
    await to(name)
    const { needs } = (await readRecorded(fresh)).find((one) => one.name === name) ?? {}
    if (needs === null) broken.push(...breaks(before, await describe(fresh)).map((what) => `${name}: ${what}`))
  }
  await fresh.destroy()
  expect(broken).toEqual([])
})

test('what is asked for before a change can prevent it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrate-'))
  const firsts: string[] = []
  const note = async (_: unknown, first: string) => void firsts.push(first)
  const refuse = async () => {
    throw new Error('No.')
  }
  const first = await openDatabase({ dataDir: folder, beforeMigrating: note })
  await sql`delete from schema_migration where name = '0034-token-mark'`.execute(first.db)
  await sql`drop table token_mark`.execute(first.db)
  await first.close()
  await expect(openDatabase({ dataDir: folder, beforeMigrating: refuse })).rejects.toThrow('does not open: No.')
  const second = await openDatabase({ dataDir: folder, beforeMigrating: note })
  expect([firsts, (await second.db.selectFrom('token_mark').selectAll().execute()).length]).toEqual([
    ['0034-token-mark'],
    0,
  ])
  await second.close()
  rmSync(folder, { recursive: true })
})
