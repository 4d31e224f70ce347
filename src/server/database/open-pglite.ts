import { existsSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { CopiedFileSystem } from './copied-file-system.ts'
import { DatabaseProblem } from './database-problem.ts'
import { fillWithNewDatabase, findEmptyDatabase } from './empty-database.ts'
import { createFolderAtomic } from './folders.ts'
import { parsers } from './parse-values.ts'
import { SyncedFileSystem, syncedStartParams } from './synced-file-system.ts'

const spaceForNewDatabase = 120 * 1024 * 1024

export const majorVersion = '18'

export const databaseFolder = (dataDir: string): string => join(dataDir, 'database')
export const restoreFolder = (dataDir: string): string => join(dataDir, 'restore.draft')
const draftFolder = (dataDir: string) => join(dataDir, 'database.draft')

export const hasEmbeddedDatabase = (dataDir: string) => existsSync(join(databaseFolder(dataDir), 'PG_VERSION'))

const start = (folder: string) =>
  PGlite.create({
    fs: new SyncedFileSystem(folder),
    startParams: syncedStartParams(PGlite.defaultStartParams),
    parsers,
  })

function refuseForeignFolder(folder: string) {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  const missing = ['PG_VERSION', 'global/pg_control'].filter((file) => !existsSync(join(folder, file)))
  if (missing.length === 0) return
  throw new DatabaseProblem(
    `The folder ${folder} is not a whole database (${missing.join(' and ')} missing): move it away or restore it from a backup, then start again.`,
  )
}

function refuseOtherMajorVersion(folder: string) {
  const major = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (major === majorVersion) return
  throw new DatabaseProblem(
    `The database in ${folder} was written by PostgreSQL ${major}, and this release brings PostgreSQL ${majorVersion}: with the release that wrote it run npm run data -- backup FILE, move the folder away, and with this release run npm run data -- restore FILE.`,
  )
}

export function refuseUnfinishedRestore(dataDir: string): void {
  if (!existsSync(restoreFolder(dataDir))) return
  throw new DatabaseProblem(
    `A restore into ${dataDir} is under way or was cut short: let it end, or run npm run data -- restore FILE again; it begins again, or finishes what is missing.`,
  )
}

async function createDatabase(dataDir: string, source: string | null) {
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize < spaceForNewDatabase)
    throw new DatabaseProblem(`The disk that holds ${dataDir} is full: make room (about 200 MB) and try again.`)
  rmSync(databaseFolder(dataDir), { recursive: true, force: true })
  await createFolderAtomic(databaseFolder(dataDir), draftFolder(dataDir), (draft) => fillWithNewDatabase(draft, source))
}

/** The caller must hold the folder's lock. @param source folder to copy a new database from; null: creates an empty one */
export async function openOnDisk(dataDir: string, source = findEmptyDatabase()) {
  refuseUnfinishedRestore(dataDir)
  refuseForeignFolder(databaseFolder(dataDir))
  rmSync(draftFolder(dataDir), { recursive: true, force: true })
  if (!hasEmbeddedDatabase(dataDir)) await createDatabase(dataDir, source)
  refuseOtherMajorVersion(databaseFolder(dataDir))
  return start(databaseFolder(dataDir))
}

export const openInMemory = (source = findEmptyDatabase()) =>
  PGlite.create({ parsers, ...(source !== null && { fs: new CopiedFileSystem(source) }) })
