import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BackupProblem } from '../backup/backup-format.ts'
import { readTables } from '../backup/read-tables.ts'
import { openSnapshot, type Snapshot } from '../backup/snapshot.ts'
import { createActRecorder, currentOperator } from '../control/acts.ts'
import type { SendAction } from '../control/control-socket.ts'
import { explainNoDatabase, findRunningSite, hasDatabase } from '../control/reach-site.ts'
import { findHolder } from '../database/folder-lock.ts'
import { openAsItIs, type Database } from '../database/open-database.ts'
import type { Config } from '../settings/config.ts'
import { isCopy } from './data-actions.ts'

export type Source = {
  readonly snapshot: Snapshot
  /** Call after the snapshot has ended. Does nothing on a database too old to have `operator_act`. */
  record(command: string, summary: string): Promise<void>
}

const record = createActRecorder({ clock: () => new Date() })

async function recordAct({ db }: Database, command: string, summary: string) {
  if (!(await readTables(db)).some(({ name }) => name === 'operator_act')) return
  await record(db, { operator: currentOperator(), command, summary })
}

async function withLocalDatabase<Result>(config: Config, work: (source: Source) => Promise<Result>): Promise<Result> {
  const { databaseUrl, dataDir } = config
  const database = await openAsItIs(databaseUrl === null ? { dataDir } : { databaseUrl })
  try {
    const snapshot = await openSnapshot(database, databaseUrl === null ? 'embedded' : 'PostgreSQL')
    try {
      return await work({ snapshot, record: (command, summary) => recordAct(database, command, summary) })
    } finally {
      await snapshot.end()
    }
  } finally {
    await database.close()
  }
}

/** In milliseconds: older copies were left behind by killed commands. */
const longestUnopened = 60 * 60_000

export async function removeStaleCopies(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return
  for (const name of readdirSync(dataDir).filter(isCopy)) {
    const folder = join(dataDir, name)
    const found = statSync(folder, { throwIfNoEntry: false })
    if (found && found.mtimeMs < Date.now() - longestUnopened && (await findHolder(folder)) === null)
      rmSync(folder, { recursive: true, force: true })
  }
}

async function withCopy<Result>(
  config: Config,
  ask: SendAction,
  work: (source: Source) => Promise<Result>,
): Promise<Result> {
  await removeStaleCopies(config.dataDir)
  const folder = `copy.${randomUUID().slice(0, 8)}.draft`
  const dataDir = join(config.dataDir, folder)
  mkdirSync(dataDir, { mode: 0o700 })
  try {
    await ask('data-copy', { folder })
    return await withLocalDatabase({ ...config, dataDir }, ({ snapshot }) =>
      work({
        snapshot,
        record: async (command, summary) => {
          await ask('data-record', { operator: currentOperator(), command, summary })
        },
      }),
    )
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export async function withSource<Result>(config: Config, work: (source: Source) => Promise<Result>): Promise<Result> {
  if (!hasDatabase(config)) throw new BackupProblem(explainNoDatabase(config))
  const ask = await findRunningSite(config)
  return ask === null ? withLocalDatabase(config, work) : withCopy(config, ask, work)
}
