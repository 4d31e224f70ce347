import { mkdirSync } from 'node:fs'
import { Kysely, PGliteDialect, sql, type Dialect } from 'kysely'
import { createContentVersion, type ContentVersion } from './content-version.ts'
import { explainFolderError } from './database-problem.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { openInMemory, openOnDisk } from './open-pglite.ts'
import { migratingTimes, openPostgres, servingTimes } from './open-postgres.ts'
import type { Tables } from './tables.ts'
import { watchedDialect } from './watched-dialect.ts'

/** An open database with its tables up to date. What is committed has reached the disk. */
export type Database = {
  /** Inside a transaction use only the transaction's own handle: PGlite has one connection, and another query waits for ever. */
  readonly db: Kysely<Tables>
  readonly contentVersion: ContentVersion
  /**
   * Frees what overwritten rows and the write-ahead log keep, in some 100 ms. PGlite does neither by itself; PostgreSQL
   * does, and there this does nothing.
   */
  tidy(): Promise<void>
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** A PostgreSQL address; without it PGlite is used. */
  readonly databaseUrl?: string | undefined
  /** The folder of PGlite's data; without it the data lives in memory. */
  readonly dataDir?: string | undefined
  /** The socket at which the process that opens the folder takes requests, by its name there; written into the folder's lock. */
  readonly controlSocket?: string | undefined
}

/** Other processes may import into a PostgreSQL; PGlite is this process's alone. In milliseconds. */
const versionCounts = { shared: 1_000, own: Infinity } as const

type Opened = { readonly release?: () => void; readonly sharing: keyof typeof versionCounts }

function fromDialect(dialect: Dialect, { release = () => {}, sharing }: Opened): Database {
  const db = new Kysely<Tables>({ dialect: watchedDialect(dialect) })
  const tidy = async () => undefined
  const close = async () => {
    await db.destroy()
    release()
  }
  return { db, contentVersion: createContentVersion(db, versionCounts[sharing]), tidy, close }
}

async function migrated(dialect: Dialect, opened: Opened): Promise<Database> {
  const database = fromDialect(dialect, opened)
  try {
    await migrate(database.db as unknown as Kysely<never>)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function tidyFolder(db: Kysely<Tables>) {
  await sql`vacuum`.execute(db)
  await sql`checkpoint`.execute(db)
}

async function openFolder(dataDir: string, controlSocket: string | undefined): Promise<Database> {
  let release = () => {}
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    release = (await lockFolder(dataDir, controlSocket)).release
    const pglite = await openOnDisk(dataDir)
    const database = await migrated(new PGliteDialect({ pglite }), { release, sharing: 'own' })
    return { ...database, tidy: () => tidyFolder(database.db) }
  } catch (error) {
    release()
    throw explainFolderError(dataDir, error)
  }
}

async function openServer(databaseUrl: string): Promise<Database> {
  const patient = await migrated(await openPostgres(databaseUrl, migratingTimes), { sharing: 'shared' })
  await patient.close()
  return fromDialect(await openPostgres(databaseUrl, servingTimes), { sharing: 'shared' })
}

/**
 * Opens the database and brings its tables up to date.
 * @throws DatabaseProblem with one sentence when the folder is in use, full, not writable or no whole database,
 * or when PostgreSQL does not answer.
 */
export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  if (options.databaseUrl) return openServer(options.databaseUrl)
  if (options.dataDir) return openFolder(options.dataDir, options.controlSocket)
  return migrated(new PGliteDialect({ pglite: await openInMemory() }), { sharing: 'own' })
}
