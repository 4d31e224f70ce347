import { text as getText } from 'node:stream/consumers'
import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { knownMigrations, migrateWithin } from '../database/migrate.ts'
import type { Tables } from '../database/tables.ts'
import { isStoredName } from '../files/stored-names.ts'
import { DamagedTar, readTar, type DecodedTarEntry } from '../files/tar.ts'
import {
  BackupProblem,
  countsName,
  filesPrefix,
  headName,
  readCounts,
  readHead,
  tablesPrefix,
  parseTableName,
  type BackupCounts,
  type BackupHead,
} from './backup-format.ts'
import { hashed } from './stored-files.ts'
import type { TableChecksum } from './write-backup.ts'
import { setOutputFormats, readTables, writeLines, type Table } from './read-tables.ts'

export type StoreFile = (storedName: string, content: AsyncIterable<Uint8Array>) => Promise<void>

export type LoadOptions = {
  readonly db: Kysely<Tables>
  readonly begin: (head: BackupHead) => StoreFile | null
}

export type LoadedBackup = { readonly head: BackupHead; readonly counts: BackupCounts }

function rejectNewerBackup({ migrations }: BackupHead) {
  const unknownMigration = migrations.find((name) => !knownMigrations.includes(name))
  if (unknownMigration !== undefined)
    throw new BackupProblem(
      `The backup was made by a later release (${unknownMigration}): restore it with that release.`,
    )
}

async function prepareTables(db: Kysely<Tables>, head: BackupHead): Promise<ReadonlyMap<string, Table>> {
  await migrateWithin(db as unknown as Kysely<never>, head.migrations.at(-1) ?? '')
  await setOutputFormats(db)
  const made = new Map((await readTables(db)).map((table) => [table.name, table] as const))
  const tables = head.tables.map(({ name, columns }) => {
    const types = new Map(made.get(name)?.columns.map((column) => [column.name, column.type] as const))
    const typed = columns.map((column) => ({ name: column, type: types.get(column) ?? '' }))
    const unknown = typed.find(({ type }) => type === '')
    if (unknown) throw new BackupProblem(`The backup holds what this release does not make: ${name}.${unknown.name}.`)
    return [name, { name, columns: typed, key: [], references: [] }] as const
  })
  if (made.size > 0)
    await sql`truncate ${sql.join([...made.keys()].map((name) => sql.id(name)))} restart identity`.execute(db)
  return new Map(tables)
}

const createMismatchError = (what: string) =>
  new BackupProblem(`The backup is damaged: ${what} is not as it was counted when the backup was made.`)

function compareRows(expected: BackupCounts['tables'], actual: ReadonlyMap<string, TableChecksum>) {
  for (const name of new Set([...Object.keys(expected), ...actual.keys()])) {
    const counted = actual.get(name)
    const sha256 = counted?.hash.digest('hex')
    if (counted === undefined || counted.rows !== expected[name]?.rows || sha256 !== expected[name].sha256)
      throw createMismatchError(`the table ${name}`)
  }
}

function compareFiles(expected: BackupCounts['files'], actual: BackupCounts['files']) {
  for (const name of new Set([...Object.keys(expected), ...Object.keys(actual)]))
    if (actual[name]?.size !== expected[name]?.size || actual[name]?.sha256 !== expected[name]?.sha256)
      throw createMismatchError(`the file ${name}`)
}

async function setSequences(db: Kysely<Tables>, sequences: BackupCounts['sequences']) {
  for (const [name, last] of Object.entries(sequences))
    await sql`select setval(quote_ident(${name}::text)::regclass, ${last}::text::bigint, true)`.execute(db)
}

type LoadState = LoadOptions & {
  head: BackupHead | null
  counts: BackupCounts | null
  tables: ReadonlyMap<string, Table>
  storeFile: StoreFile | null
  readonly rows: Map<string, TableChecksum>
  readonly files: Record<string, BackupCounts['files'][string]>
}

async function loadHead(loading: LoadState, actual: DecodedTarEntry) {
  const { db, begin, rows } = loading
  const head = readHead(await getText(actual.content))
  rejectNewerBackup(head)
  loading.storeFile = begin(head)
  loading.head = head
  loading.tables = await prepareTables(db, head)
  for (const name of loading.tables.keys()) rows.set(name, { rows: 0, hash: createHash('sha256') })
}

async function loadRows({ db, tables, rows }: LoadState, actual: DecodedTarEntry) {
  const [table, counted] = [tables.get(parseTableName(actual.name)), rows.get(parseTableName(actual.name))]
  if (!table || !counted) throw createMismatchError(actual.name)
  const text = await getText(actual.content)
  const lines = text.split('\n').slice(0, -1)
  counted.hash.update(text)
  counted.rows += lines.length
  await writeLines(db, table, lines)
}

async function loadFile({ storeFile, files }: LoadState, { name, size, content }: DecodedTarEntry) {
  const storedName = name.slice(filesPrefix.length)
  if (!isStoredName(storedName) || !storeFile) throw createMismatchError(name)
  const hash = createHash('sha256')
  await storeFile(storedName, hashed(content, hash))
  files[storedName] = { size, sha256: hash.digest('hex') }
}

async function loadEntry(loading: LoadState, actual: DecodedTarEntry) {
  if (actual.name === headName) await loadHead(loading, actual)
  else if (loading.head === null) throw new BackupProblem(`This is no backup: it does not begin with ${headName}.`)
  else if (actual.name.startsWith(tablesPrefix)) await loadRows(loading, actual)
  else if (actual.name.startsWith(filesPrefix)) await loadFile(loading, actual)
  else if (actual.name === countsName) loading.counts = readCounts(await getText(actual.content))
  else throw createMismatchError(actual.name)
}

async function finish({ db, head, counts, rows, files }: LoadState): Promise<LoadedBackup> {
  if (head === null || counts === null) throw new BackupProblem('The backup was cut short: its end is missing.')
  compareRows(counts.tables, rows)
  compareFiles(counts.files, files)
  await setSequences(db, counts.sequences)
  // Tables with checks that wait cannot be changed.
  await sql`set constraints all immediate`.execute(db)
  await migrateWithin(db as unknown as Kysely<never>)
  return { head, counts }
}

const brokenData = /^(22|23)...$/

const isBrokenRowError = (error: unknown) =>
  error instanceof Error && 'code' in error && brokenData.test(String(error.code))

/**
 * Needs a database without tables; runs in the caller's transaction. @throws {BackupProblem} when damaged or of a later
 * release
 */
export async function loadBackup(bytes: AsyncIterable<Uint8Array>, options: LoadOptions): Promise<LoadedBackup> {
  const loading: LoadState = {
    ...options,
    head: null,
    counts: null,
    storeFile: null,
    tables: new Map(),
    rows: new Map(),
    files: {},
  }
  try {
    for await (const actual of readTar(bytes)) await loadEntry(loading, actual)
    return await finish(loading)
  } catch (error) {
    if (error instanceof DamagedTar)
      throw new BackupProblem('This is no backup, or one that was cut short.', { cause: error })
    if (isBrokenRowError(error))
      throw new BackupProblem('The backup is damaged: some of its rows cannot be written.', { cause: error })
    throw error
  }
}
