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
import { fixForms, readTables, writeLines, type Table } from './read-tables.ts'

export type StoreFile = (storedName: string, content: AsyncIterable<Uint8Array>) => Promise<void>

export type LoadOptions = {
  readonly db: Kysely<Tables>
  readonly begin: (head: BackupHead) => StoreFile | null
}

export type LoadedBackup = { readonly head: BackupHead; readonly counts: BackupCounts }

function refuseLater({ migrations }: BackupHead) {
  const strange = migrations.find((name) => !knownMigrations.includes(name))
  if (strange !== undefined)
    throw new BackupProblem(`The backup was made by a later release (${strange}): restore it with that release.`)
}

async function makeTables(db: Kysely<Tables>, head: BackupHead): Promise<ReadonlyMap<string, Table>> {
  await migrateWithin(db as unknown as Kysely<never>, head.migrations.at(-1) ?? '')
  await fixForms(db)
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

const differs = (what: string) =>
  new BackupProblem(`The backup is damaged: ${what} is not as it was counted when the backup was made.`)

function compareRows(given: BackupCounts['tables'], found: ReadonlyMap<string, TableChecksum>) {
  for (const name of new Set([...Object.keys(given), ...found.keys()])) {
    const counted = found.get(name)
    const sha256 = counted?.hash.digest('hex')
    if (counted === undefined || counted.rows !== given[name]?.rows || sha256 !== given[name].sha256)
      throw differs(`the table ${name}`)
  }
}

function compareFiles(given: BackupCounts['files'], found: BackupCounts['files']) {
  for (const name of new Set([...Object.keys(given), ...Object.keys(found)]))
    if (found[name]?.size !== given[name]?.size || found[name]?.sha256 !== given[name]?.sha256)
      throw differs(`the file ${name}`)
}

async function setSequences(db: Kysely<Tables>, sequences: BackupCounts['sequences']) {
  for (const [name, last] of Object.entries(sequences))
    await sql`select setval(quote_ident(${name}::text)::regclass, ${last}::text::bigint, true)`.execute(db)
}

type Loading = LoadOptions & {
  head: BackupHead | null
  counts: BackupCounts | null
  tables: ReadonlyMap<string, Table>
  storeFile: StoreFile | null
  readonly rows: Map<string, TableChecksum>
  readonly files: Record<string, BackupCounts['files'][string]>
}

async function loadHead(loading: Loading, found: DecodedTarEntry) {
  const { db, begin, rows } = loading
  const head = readHead(await getText(found.content))
  refuseLater(head)
  loading.storeFile = begin(head)
  loading.head = head
  loading.tables = await makeTables(db, head)
  for (const name of loading.tables.keys()) rows.set(name, { rows: 0, hash: createHash('sha256') })
}

async function loadRows({ db, tables, rows }: Loading, found: DecodedTarEntry) {
  const [table, counted] = [tables.get(parseTableName(found.name)), rows.get(parseTableName(found.name))]
  if (!table || !counted) throw differs(found.name)
  const text = await getText(found.content)
  const lines = text.split('\n').slice(0, -1)
  counted.hash.update(text)
  counted.rows += lines.length
  await writeLines(db, table, lines)
}

async function loadFile({ storeFile, files }: Loading, { name, size, content }: DecodedTarEntry) {
  const storedName = name.slice(filesPrefix.length)
  if (!isStoredName(storedName) || !storeFile) throw differs(name)
  const hash = createHash('sha256')
  await storeFile(storedName, hashed(content, hash))
  files[storedName] = { size, sha256: hash.digest('hex') }
}

async function loadEntry(loading: Loading, found: DecodedTarEntry) {
  if (found.name === headName) await loadHead(loading, found)
  else if (loading.head === null) throw new BackupProblem(`This is no backup: it does not begin with ${headName}.`)
  else if (found.name.startsWith(tablesPrefix)) await loadRows(loading, found)
  else if (found.name.startsWith(filesPrefix)) await loadFile(loading, found)
  else if (found.name === countsName) loading.counts = readCounts(await getText(found.content))
  else throw differs(found.name)
}

async function finish({ db, head, counts, rows, files }: Loading): Promise<LoadedBackup> {
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
  const loading: Loading = {
    ...options,
    head: null,
    counts: null,
    storeFile: null,
    tables: new Map(),
    rows: new Map(),
    files: {},
  }
  try {
    for await (const found of readTar(bytes)) await loadEntry(loading, found)
    return await finish(loading)
  } catch (error) {
    if (error instanceof DamagedTar)
      throw new BackupProblem('This is no backup, or one that was cut short.', { cause: error })
    if (isBrokenRowError(error))
      throw new BackupProblem('The backup is damaged: some of its rows cannot be written.', { cause: error })
    throw error
  }
}
