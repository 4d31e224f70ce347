import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { clearMark } from '../attachments/site-mark.ts'
import { filesFolderPath } from '../attachments/files-folder.ts'
import { BackupProblem, type BackupHead } from '../backup/backup-format.ts'
import { loadBackup, type LoadedBackup, type StoreFile } from '../backup/load-backup.ts'
import { isWithoutTables } from '../backup/read-tables.ts'
import { storeInto } from '../backup/stored-files.ts'
import { createActRecorder, currentOperator } from '../control/acts.ts'
import { lockFolder } from '../database/folder-lock.ts'
import { openAsItIs, type Database } from '../database/open-database.ts'
import { databaseFolder, restoreFolder } from '../database/open-pglite.ts'
import { syncTree } from '../database/folders.ts'
import type { Tables } from '../database/tables.ts'
import { showAddress } from '../log/describe-error.ts'
import type { Config } from '../settings/config.ts'
import { formatAmount, readTarget, untilEnded, type DataRun } from './data-run.ts'
import {
  formatDeletionsWarning,
  describeAbandonedWork,
  abandonPendingWork,
  type AbandonedWork,
} from './abandoned-work.ts'
import { openBackup, type OpenBackup } from './open-backup.ts'
import {
  finishFiles,
  isFilled,
  markLoaded,
  removeDraft,
  requireRestored,
  requireRestoredRows,
} from './restore-draft.ts'

const startRestore =
  ({ config: { dataDir }, say }: DataRun) =>
  ({ madeAt, database, tables, filesFolder, withFiles }: BackupHead): StoreFile | null => {
    const kind = database === 'embedded' ? 'the embedded database' : 'PostgreSQL'
    const what = `${tables.length} tables ${withFiles ? 'and the files' : 'without files'}`
    say(`Restores the backup of ${kind} of ${madeAt}: ${what}.`)
    if (filesFolder === null || !withFiles) return null
    const place = filesFolderPath(dataDir, filesFolder)
    if (!isFilled(place)) return storeInto(filesFolderPath(restoreFolder(dataDir), filesFolder))
    throw new BackupProblem(
      `${place} holds files already: move that folder away, or set DATA_DIR to an empty folder, and restore again.`,
    )
  }

const record = createActRecorder({ clock: () => new Date() })

type RestoreResult = LoadedBackup & { readonly abandonedWork: AbandonedWork }

const load = (database: Database, bytes: AsyncIterable<Uint8Array>, run: DataRun): Promise<RestoreResult> =>
  database.db.transaction().execute(async (db: Kysely<Tables>) => {
    const loaded = await loadBackup(untilEnded(bytes, run.signal), { db, begin: startRestore(run) })
    // The next start gives the restored folder and these rows a mark of their own.
    if (loaded.head.withFiles) await clearMark(db)
    const abandonedWork = await abandonPendingWork(db, new Date())
    const id = randomUUID()
    const summary = `${formatAmount(loaded.counts)}, as they were at ${loaded.head.madeAt} (restore ${id}).`
    await record(db, { operator: currentOperator(), command: 'data restore', summary })
    markLoaded(run.config.dataDir, id)
    return { ...loaded, abandonedWork }
  })

const finished = [
  'The rows of a restore that was cut short were there already, and its files have their place now: it is finished.',
  'What waited to be sent in them is given up: npm run mail -- list and npm run webhooks -- list show it, retry --all sends it all the same.',
  formatDeletionsWarning('the backup was made'),
]

async function restoreEmbedded(bytes: AsyncIterable<Uint8Array>, run: DataRun): Promise<RestoreResult | null> {
  const { dataDir } = run.config
  const draft = restoreFolder(dataDir)
  if (isFilled(databaseFolder(dataDir))) {
    requireRestored(dataDir)
    finishFiles(dataDir)
    return null
  }
  removeDraft(dataDir)
  const database = await openAsItIs({ dataDir: draft })
  let loaded: RestoreResult
  try {
    loaded = await load(database, bytes, run)
  } finally {
    await database.close()
  }
  syncTree(draft)
  renameSync(databaseFolder(draft), databaseFolder(dataDir))
  syncTree(dataDir, 0)
  finishFiles(dataDir)
  return loaded
}

async function restoreServer(
  bytes: AsyncIterable<Uint8Array>,
  databaseUrl: string,
  run: DataRun,
): Promise<RestoreResult | null> {
  const { dataDir } = run.config
  const database = await openAsItIs({ databaseUrl })
  try {
    if (!(await isWithoutTables(database.db))) {
      await requireRestoredRows(database, dataDir, `PostgreSQL at ${showAddress(databaseUrl)}`)
      finishFiles(dataDir)
      return null
    }
    removeDraft(dataDir)
    mkdirSync(restoreFolder(dataDir), { mode: 0o700 })
    const loaded = await load(database, bytes, run)
    finishFiles(dataDir)
    return loaded
  } finally {
    await database.close()
  }
}

async function isEmptyServer(databaseUrl: string): Promise<boolean> {
  const database = await openAsItIs({ databaseUrl })
  try {
    return await isWithoutTables(database.db)
  } finally {
    await database.close()
  }
}

/** Keeps the draft if its rows may be committed: they need the files. */
async function clearDraft({ dataDir, databaseUrl }: Config) {
  const isEmpty =
    databaseUrl === null ? !isFilled(databaseFolder(dataDir)) : await isEmptyServer(databaseUrl).catch(() => false)
  if (isEmpty) removeDraft(dataDir)
}

async function restore({ bytes, close }: OpenBackup, run: DataRun): Promise<RestoreResult | null> {
  const { config } = run
  try {
    if (config.databaseUrl === null) return await restoreEmbedded(bytes, run)
    return await restoreServer(bytes, config.databaseUrl, run)
  } catch (error) {
    await clearDraft(config)
    throw error
  } finally {
    close()
  }
}

async function restoreFile(run: DataRun, target: string, keyFile: string | null): Promise<number> {
  const { config, say } = run
  const backup = await openBackup(target, keyFile)
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(config.dataDir)
  try {
    const loaded = await restore(backup, run)
    if (loaded === null) {
      for (const line of finished) say(line)
      return 0
    }
    const { counts, head, abandonedWork } = loaded
    for (const name of counts.missing) say(`The file ${name} was not there when the backup was made.`)
    say(`Restored ${formatAmount(counts)}. Everything is as it was counted when the backup was made.`)
    if (!head.withFiles)
      say(`It holds no files of applications: ${config.dataDir}/files must be the folder of these rows.`)
    for (const line of describeAbandonedWork(abandonedWork)) say(line)
    say(formatDeletionsWarning(head.madeAt))
    return counts.missing.length > 0 ? 1 : 0
  } finally {
    lock.release()
  }
}

export async function runRestore(
  config: Config,
  args: ReadonlyArray<string>,
  say: DataRun['say'],
  signal: AbortSignal,
): Promise<number | null> {
  const read = readTarget(args, 'key')
  return read === null ? null : restoreFile({ config, say, signal }, read.target, read.given)
}
