import { mkdirSync } from 'node:fs'
import { Kysely, PGliteDialect, sql, type Dialect } from 'kysely'
import { createContentVersion, type ContentVersion } from './content-version.ts'
import { explainFolderError, explainServerError } from './database-problem.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate, type BeforeMigrating } from './migrate.ts'
import { openInMemory, openOnDisk } from './open-pglite.ts'
import { findPooler, migratingTimes, openPostgres, servingTimes } from './open-postgres.ts'
import { createSlices, withTurns } from './slices.ts'
import type { Tables } from './tables.ts'
import { watchedDialect } from './watched-dialect.ts'

export type Database = {
  /** In a transaction use only its own handle: PGlite has one connection, so another query would wait for ever. */
  readonly db: Kysely<Tables>
  readonly contentVersion: ContentVersion
  /** Vacuums and writes a checkpoint, in about 100 ms: PGlite never does either by itself. No effect on PostgreSQL. */
  tidy(): Promise<void>
  /** Of this process; absent where there is one alone. */
  readonly connections?: () => Readonly<Record<'total' | 'idle' | 'waiting' | 'most', number>>
  /** What an operator must know of the server: asks it, over two connections. */
  readonly listWarnings?: () => Promise<ReadonlyArray<string>>
  close(): Promise<void>
}

export type DatabaseOptions = {
  readonly databaseUrl?: string | undefined
  readonly dataDir?: string | undefined
  readonly controlSocket?: string | undefined
  readonly beforeMigrating?: BeforeMigrating | undefined
  readonly mostConnections?: number | undefined
}

const versionCounts = { shared: 1_000, own: Infinity } as const

type ConnectionOptions = { readonly release?: () => void; readonly sharing: keyof typeof versionCounts }

function fromDialect(dialect: Dialect, { release = () => {}, sharing }: ConnectionOptions): Database {
  const db = new Kysely<Tables>({ dialect: watchedDialect(dialect) })
  const tidy = async () => undefined
  const close = async () => {
    await db.destroy()
    release()
  }
  return { db, contentVersion: createContentVersion(db, versionCounts[sharing]), tidy, close }
}

type Prepare = (db: Kysely<never>) => Promise<void>

const leave: Prepare = async () => undefined
const migrating =
  ({ beforeMigrating }: DatabaseOptions): Prepare =>
  (db) =>
    migrate(db, beforeMigrating)

async function prepared(dialect: Dialect, opened: ConnectionOptions, prepare: Prepare): Promise<Database> {
  const database = fromDialect(dialect, opened)
  try {
    await prepare(database.db as unknown as Kysely<never>)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** Table by table: nothing else runs during a statement. */
async function tidyFolder(open: Kysely<Tables>) {
  const db = withTurns(open, createSlices())
  const { rows } = await sql<{ name: string }>`select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'pg_catalog'::regnamespace)`.execute(db)
  for (const { name } of rows) await sql`vacuum ${sql.raw(name)}`.execute(db)
  await sql`checkpoint`.execute(db)
}

type FolderOptions = { readonly dataDir: string; readonly controlSocket?: string | undefined }

async function openFolder({ dataDir, controlSocket }: FolderOptions, prepare: Prepare): Promise<Database> {
  let release = () => {}
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    release = (await lockFolder(dataDir, controlSocket)).release
    const pglite = await openOnDisk(dataDir)
    const database = await prepared(new PGliteDialect({ pglite }), { release, sharing: 'own' }, prepare)
    return { ...database, tidy: () => tidyFolder(database.db) }
  } catch (error) {
    release()
    throw explainFolderError(dataDir, error)
  }
}

async function openPatiently(databaseUrl: string, prepare: Prepare): Promise<Database> {
  try {
    return await prepared((await openPostgres(databaseUrl, migratingTimes)).dialect, { sharing: 'shared' }, prepare)
  } catch (error) {
    throw explainServerError(databaseUrl, error)
  }
}

async function openServer(databaseUrl: string, prepare: Prepare, most?: number): Promise<Database> {
  await (await openPatiently(databaseUrl, prepare)).close()
  const { dialect, connect, connections } = await openPostgres(databaseUrl, servingTimes, most)
  const database = fromDialect(dialect, { sharing: 'shared' })
  const listWarnings = async () => {
    const pooler = await findPooler(connect, servingTimes)
    return pooler === null ? [] : [pooler]
  }
  return { ...database, connections, listWarnings }
}

export const openAsItIs = (place: { readonly databaseUrl: string } | { readonly dataDir: string }): Promise<Database> =>
  'databaseUrl' in place ? openPatiently(place.databaseUrl, leave) : openFolder(place, leave)

export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const { databaseUrl, dataDir, controlSocket } = options
  const prepare = migrating(options)
  if (databaseUrl) return openServer(databaseUrl, prepare, options.mostConnections)
  if (dataDir) return openFolder({ dataDir, controlSocket }, prepare)
  return prepared(new PGliteDialect({ pglite: await openInMemory() }), { sharing: 'own' }, prepare)
}
