import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesRootPath, filesFolderPath } from '../attachments/files-folder.ts'
import { BackupProblem } from '../backup/backup-format.ts'
import { readTables } from '../backup/read-tables.ts'
import type { Database } from '../database/open-database.ts'
import { databaseFolder, restoreFolder } from '../database/open-pglite.ts'
import { syncTree } from '../database/folders.ts'

const idFile = (dataDir: string) => join(restoreFolder(dataDir), 'id')

export const isFilled = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0

/** Call when all files are there and before the rows are committed: the id shows which rows they belong to. */
export function markLoaded(dataDir: string, id: string): void {
  writeFileSync(idFile(dataDir), id, { mode: 0o600 })
  // When the rows are there the files must have reached the disk.
  syncTree(restoreFolder(dataDir))
}

export function removeDraft(dataDir: string): void {
  // First, for the rest may be removed in part.
  rmSync(idFile(dataDir), { force: true })
  rmSync(restoreFolder(dataDir), { recursive: true, force: true })
}

/** The last step of a restore. @throws {BackupProblem} when the place holds other files */
export function finishFiles(dataDir: string): void {
  const from = filesRootPath(restoreFolder(dataDir))
  mkdirSync(filesRootPath(dataDir), { recursive: true, mode: 0o700 })
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    const place = filesFolderPath(dataDir, name)
    if (isFilled(place))
      throw new BackupProblem(
        `The rows are restored, but ${place} holds other files: move that folder away and restore again, which gives the restored files their place.`,
      )
    if (existsSync(place)) rmdirSync(place)
    renameSync(join(from, name), place)
  }
  syncTree(filesRootPath(dataDir), 0)
  removeDraft(dataDir)
  syncTree(dataDir, 0)
}

const unclearRestoreProblem = (dataDir: string, place: string, other: string) =>
  new BackupProblem(
    `A restore was cut short, and nothing shows that ${place} is what it restored. To go on with that database, remove ${restoreFolder(dataDir)}; to restore, ${other} and restore again.`,
  )

/** @throws {BackupProblem} unless an interrupted restore made the embedded database */
export function requireRestored(dataDir: string): void {
  const [place, draft] = [databaseFolder(dataDir), restoreFolder(dataDir)]
  if (!existsSync(draft))
    throw new BackupProblem(
      `${dataDir} holds a database already: move it away, or set DATA_DIR to an empty folder, and restore again.`,
    )
  if (existsSync(databaseFolder(draft)) || !existsSync(idFile(dataDir)))
    throw unclearRestoreProblem(dataDir, place, 'move it away')
}

async function hasRestoreAct({ db }: Database, id: string): Promise<boolean> {
  if (!(await readTables(db)).some(({ name }) => name === 'operator_act')) return false
  const acts = db.selectFrom('operator_act').select('id').where('command', '=', 'data restore')
  return (await acts.where('summary', 'like', `%${id}%`).executeTakeFirst()) !== undefined
}

/** @throws {BackupProblem} unless an interrupted restore made the tables of the database */
export async function requireRestoredRows(database: Database, dataDir: string, place: string): Promise<void> {
  const draft = restoreFolder(dataDir)
  if (!existsSync(draft))
    throw new BackupProblem(
      `${place} has tables already: make an empty database, set DATABASE_URL to it, and restore again.`,
    )
  const id = existsSync(idFile(dataDir)) ? readFileSync(idFile(dataDir), 'utf8') : ''
  if (id === '' || !(await hasRestoreAct(database, id)))
    throw unclearRestoreProblem(dataDir, place, 'make an empty database, set DATABASE_URL to it')
}
