import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DatabaseProblem } from './database-problem.ts'
import { parsers } from './parse-values.ts'
import { SyncedFileSystem, syncedStartParams } from './synced-file-system.ts'
import { syncTree } from './sync-tree.ts'

/** A new database needs about 60 MB; the rest is room to work. */
const roomForNewDatabase = 120 * 1024 * 1024

const databaseFolder = (dataDir: string) => join(dataDir, 'database')
const draftFolder = (dataDir: string) => join(dataDir, 'database.draft')

/** Whether the folder of data holds a database. */
export const holdsDatabase = (dataDir: string) => existsSync(join(databaseFolder(dataDir), 'PG_VERSION'))

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

/** Makes the database under another name and renames it, so that a start that is killed leaves nothing half made. */
async function createDatabase(dataDir: string) {
  const draft = draftFolder(dataDir)
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize < roomForNewDatabase)
    throw new DatabaseProblem(`The disk that holds ${dataDir} is full: make room (about 200 MB) and start again.`)
  mkdirSync(draft, { mode: 0o700 })
  const database = await start(draft)
  await database.close()
  syncTree(draft)
  rmSync(databaseFolder(dataDir), { recursive: true, force: true })
  renameSync(draft, databaseFolder(dataDir))
  syncTree(dataDir, 0)
}

/** Opens PGlite in `DATA_DIR/database`, made first when it is not there. The caller holds the folder's lock. */
export async function openOnDisk(dataDir: string) {
  refuseForeignFolder(databaseFolder(dataDir))
  rmSync(draftFolder(dataDir), { recursive: true, force: true })
  if (!holdsDatabase(dataDir)) await createDatabase(dataDir)
  return start(databaseFolder(dataDir))
}

/** Opens an empty PGlite that lives as long as this process, or a copy of `template`. */
export const openInMemory = (template?: Blob) => PGlite.create({ parsers, ...(template && { loadDataDir: template }) })
