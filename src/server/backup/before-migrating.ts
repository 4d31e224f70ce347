import { dayLength } from '#domain/time/dates.ts'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseProblem, isDiskFull } from '../database/database-problem.ts'
import { knownMigrations, type BeforeMigrating } from '../database/migrate.ts'
import { migrationBackupName } from '../database/recorded-migrations.ts'
import { writeNewFile } from '../files/write-file.ts'
import { errorMessage } from '../log/describe-error.ts'
import type { Config } from '../settings/config.ts'
import { openSnapshot } from './snapshot.ts'
import { writeBackup } from './write-backup.ts'

const maxBackups = 3

const isBackup = (name: string) => knownMigrations.some((migration) => name === migrationBackupName(migration))

/** Sorted by name, not by date: a clock may have been behind. */
function removeSurplusBackups(dataDir: string, made: string) {
  const others = readdirSync(dataDir).filter((name) => isBackup(name) && name !== made)
  for (const name of others
    .toSorted()
    .toReversed()
    .slice(maxBackups - 1))
    rmSync(join(dataDir, name), { force: true })
}

export function removeOldBackups(dataDir: string, backupDays: number, now: Date): void {
  if (!existsSync(dataDir)) return
  for (const name of readdirSync(dataDir).filter((each) => isBackup(each.replace(/\.part$/, '')))) {
    const found = statSync(join(dataDir, name), { throwIfNoEntry: false })
    if (found && found.mtimeMs < now.getTime() - backupDays * dayLength) rmSync(join(dataDir, name), { force: true })
  }
}

function explain(dataDir: string, first: string, error: unknown): DatabaseProblem {
  const backup = `Before the tables are changed (${first}) they are written to ${join(dataDir, migrationBackupName(first))}`
  const words = isDiskFull(error)
    ? `${backup}, and the disk is full: make room and start again.`
    : `${backup}, which did not succeed (${errorMessage(error)}): nothing was changed.`
  return new DatabaseProblem(words, { cause: error })
}

/** Does not copy files of applications. @throws {DatabaseProblem} when it fails, so that nothing is changed */
export const backUpBeforeMigrating =
  ({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): BeforeMigrating =>
  async (db, first) => {
    const path = join(dataDir, migrationBackupName(first))
    try {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 })
      // A start that ended then has left it, and the tables have gone on since.
      for (const left of [path, `${path}.part`]) rmSync(left, { force: true })
      const snapshot = await openSnapshot({ db }, databaseUrl === null ? 'embedded' : 'PostgreSQL')
      await writeNewFile(path, writeBackup(snapshot, { now: new Date(), openStored: null }))
      removeSurplusBackups(dataDir, migrationBackupName(first))
    } catch (error) {
      throw explain(dataDir, first, error)
    }
  }
