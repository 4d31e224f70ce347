import { sql, type Kysely } from 'kysely'
import { DatabaseProblem } from './database-problem.ts'

/**
 * The last one recorded in `kysely_migration`: older releases refuse a database with more in it, so later ones have
 * their own table.
 */
const lastKyselyMigration = '0024-pay'

export const recordTables: ReadonlyArray<string> = ['kysely_migration', 'kysely_migration_lock', 'schema_migration']

export type RecordedMigration = { readonly name: string; readonly needs: string | null }

export async function readRecorded(db: Kysely<never>): Promise<ReadonlyArray<RecordedMigration>> {
  const { rows } = await sql<{ kysely: boolean; own: boolean }>`
    select to_regclass('kysely_migration') is not null as kysely, to_regclass('schema_migration') is not null as own`.execute(
    db,
  )
  const [there] = rows
  const earlier = there?.kysely
    ? await sql<RecordedMigration>`select name, name as needs from kysely_migration`.execute(db)
    : { rows: [] }
  const later = there?.own
    ? await sql<RecordedMigration>`select name, needs from schema_migration`.execute(db)
    : { rows: [] }
  return [...earlier.rows, ...later.rows].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

export const readMigrations = async (db: Kysely<never>): Promise<ReadonlyArray<string>> =>
  (await readRecorded(db)).map(({ name }) => name)

export const migrationBackupName = (migration: string): string => `before-${migration}.tar`

export function refuseLater(recorded: ReadonlyArray<RecordedMigration>, known: ReadonlyArray<string>): void {
  const isKnown = (name: string) => known.includes(name)
  const later = recorded.filter(({ name }) => !isKnown(name))
  const strange = later.find(({ needs }) => needs !== null && !isKnown(needs))
  const [first] = later
  if (!first || !strange) return
  throw new DatabaseProblem(
    `This database was brought up to date by a later release (${strange.name}): start that release, or restore the backup that was made before it into an empty place with npm run data -- restore (${migrationBackupName(first.name)} in the data folder).`,
  )
}

export async function record(db: Kysely<unknown>, { name, needs }: RecordedMigration): Promise<void> {
  if (name > lastKyselyMigration)
    await sql`insert into schema_migration (name, needs) values (${name}, ${needs})`.execute(db)
  else
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(db)
}

export async function makeRecordTables(db: Kysely<unknown>): Promise<void> {
  await sql`create table if not exists kysely_migration
    (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db)
  await sql`create table if not exists schema_migration (name text primary key, needs text)`.execute(db)
}
