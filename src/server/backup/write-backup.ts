import { createHash, type Hash } from 'node:crypto'
import { readMigrations } from '../database/recorded-migrations.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { writeTar, type TarEntry } from '../files/tar.ts'
import {
  backupFormat,
  countsName,
  filesPrefix,
  headName,
  rowsName,
  type BackupCounts,
  type BackupHead,
} from './backup-format.ts'
import { hashed, type OpenFile, type OpenStoredFile } from './stored-files.ts'
import { readLines, readSequences, readTables, type Table } from './read-tables.ts'
import type { Snapshot } from './snapshot.ts'

export type BackupOptions = {
  readonly now: Date
  readonly openStored: OpenStoredFile | null
  readonly written?: (counts: BackupCounts) => void
}

const largestPart = 1024 * 1024

const entry = (name: string, text: string): TarEntry => {
  const content = Buffer.from(text)
  return { name, size: content.length, content: [content] }
}

async function readFilesFolder(db: Kysely<Tables>, tables: ReadonlyArray<Table>): Promise<string | null> {
  if (!tables.some(({ name }) => name === 'files_folder')) return null
  const row = await db.selectFrom('files_folder').select('name').executeTakeFirst()
  return row?.name ?? null
}

async function readStoredNames(db: Kysely<Tables>): Promise<ReadonlyArray<string>> {
  const stored = db.selectFrom('attachment').select('stored_name').where('scan', '!=', 'removed').orderBy('stored_name')
  return (await stored.execute()).map(({ stored_name }) => stored_name)
}

export type TableChecksum = { rows: number; readonly hash: Hash }

async function* rowEntries(db: Kysely<Tables>, table: Table, counted: TableChecksum): AsyncGenerator<TarEntry, void> {
  let [part, size, lines] = [0, 0, [] as string[]]
  const take = () => {
    const piece = entry(rowsName(table.name, (part += 1)), lines.join(''))
    for (const bytes of piece.content as Iterable<Uint8Array>) counted.hash.update(bytes)
    ;[size, lines] = [0, []]
    return piece
  }
  for await (const some of readLines(db, table)) {
    counted.rows += some.length
    for (const line of some) {
      lines.push(`${line}\n`)
      size += line.length
      if (size >= largestPart) yield take()
    }
  }
  if (lines.length > 0) yield take()
}

type Filling = {
  readonly tables: Record<string, BackupCounts['tables'][string]>
  readonly files: Record<string, BackupCounts['files'][string]>
  readonly missing: string[]
}

async function* fileEntries(
  names: ReadonlyArray<string>,
  open: (name: string) => Promise<OpenFile | null>,
  { files, missing }: Filling,
) {
  for (const name of names) {
    const file = await open(name)
    if (file === null) {
      missing.push(name)
      continue
    }
    const hash = createHash('sha256')
    yield { name: `${filesPrefix}${name}`, size: file.size, content: hashed(file.content, hash) }
    files[name] = { size: file.size, sha256: hash.digest('hex') }
  }
}

async function createBackupHead(
  { db, kind }: Snapshot,
  tables: ReadonlyArray<Table>,
  { now, openStored }: BackupOptions,
): Promise<BackupHead> {
  return {
    format: backupFormat,
    madeAt: now.toISOString(),
    database: kind,
    migrations: await readMigrations(db as unknown as Kysely<never>),
    tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
    filesFolder: await readFilesFolder(db, tables),
    withFiles: openStored !== null,
  }
}

async function* backupEntries(snapshot: Snapshot, options: BackupOptions): AsyncGenerator<TarEntry, void> {
  const { db } = snapshot
  const tables = await readTables(db)
  const head = await createBackupHead(snapshot, tables, options)
  yield entry(headName, JSON.stringify(head, null, 1))
  const filling: Filling = { tables: {}, files: {}, missing: [] }
  for (const table of tables) {
    const counted: TableChecksum = { rows: 0, hash: createHash('sha256') }
    yield* rowEntries(db, table, counted)
    filling.tables[table.name] = { rows: counted.rows, sha256: counted.hash.digest('hex') }
  }
  const { openStored } = options
  const folder = openStored && head.filesFolder
  const names = folder === null ? [] : await readStoredNames(db)
  const sequences = await readSequences(db)
  // The files may take long, and a transaction that stays open keeps the database from tidying up.
  await snapshot.end()
  if (openStored && folder !== null) yield* fileEntries(names, (name) => openStored(folder, name), filling)
  const counts: BackupCounts = { ...filling, sequences }
  yield entry(countsName, JSON.stringify(counts, null, 1))
  options.written?.(counts)
}

/** Ends the snapshot, before the files are copied. */
export async function* writeBackup(snapshot: Snapshot, options: BackupOptions): AsyncGenerator<Uint8Array, void> {
  try {
    yield* writeTar(backupEntries(snapshot, options), options.now)
  } finally {
    await snapshot.end()
  }
}
