import type { Kysely } from 'kysely'
import { pluralize } from '#domain/text/pluralize.ts'
import { forgetHome } from '../attachments/site-mark.ts'
import { BackupProblem } from '../backup/backup-format.ts'
import { loadBackup } from '../backup/load-backup.ts'
import { isWithoutTables } from '../backup/read-tables.ts'
import { openSnapshot } from '../backup/snapshot.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { createActRecorder, currentOperator } from '../control/acts.ts'
import { explainNoDatabase, hasDatabase } from '../control/reach-site.ts'
import { openAsItIs, type Database } from '../database/open-database.ts'
import { databaseFolder } from '../database/open-pglite.ts'
import type { Tables } from '../database/tables.ts'
import { showAddress } from '../log/describe-error.ts'
import type { Config } from '../settings/config.ts'
import { untilEnded, type DataRun } from './data-run.ts'

const record = createActRecorder({ clock: () => new Date() })

async function moveRows(from: Database, to: Database, signal: AbortSignal): Promise<string> {
  const snapshot = await openSnapshot(from, 'embedded')
  const bytes = untilEnded(writeBackup(snapshot, { now: new Date(), openStored: null }), signal)
  return to.db.transaction().execute(async (db: Kysely<Tables>) => {
    const { counts } = await loadBackup(bytes, { db, begin: () => null })
    await forgetHome(db)
    const rows = Object.values(counts.tables).reduce((sum, table) => sum + table.rows, 0)
    const amount = `${pluralize(Object.keys(counts.tables).length, 'table')} with ${pluralize(rows, 'row')}`
    await record(db, {
      operator: currentOperator(),
      command: 'data move',
      summary: `${amount} from the embedded database.`,
    })
    return amount
  })
}

async function moveInto(databaseUrl: string, { config, say, signal }: DataRun): Promise<number> {
  const place = `PostgreSQL at ${showAddress(databaseUrl)}`
  const from = await openAsItIs({ dataDir: config.dataDir })
  try {
    const to = await openAsItIs({ databaseUrl })
    try {
      if (!(await isWithoutTables(to.db)))
        throw new BackupProblem(`${place} has tables already: make an empty database and move into that.`)
      say(`Copies every table into ${place}; the embedded database and the files stay as they are.`)
      const amount = await moveRows(from, to, signal)
      say(
        `Moved ${amount}. Now set DATABASE_URL to that address and leave DATA_DIR as it is: the files of applications stay there.`,
      )
      say(`When the site runs on PostgreSQL as it should, ${databaseFolder(config.dataDir)} can go.`)
      return 0
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}

export async function runMove(
  config: Config,
  args: ReadonlyArray<string>,
  say: DataRun['say'],
  signal: AbortSignal,
): Promise<number | null> {
  if (args.length > 0) return null
  if (config.databaseUrl !== null)
    throw new BackupProblem(
      'DATABASE_URL is set, so this site is on PostgreSQL already: unset it to move the embedded database.',
    )
  if (config.moveTo === undefined)
    throw new BackupProblem(
      'Say in the environment where to: MOVE_TO=postgres://… npm run data -- move. As an argument it would show its password to anyone who lists processes.',
    )
  if (!hasDatabase(config)) throw new BackupProblem(explainNoDatabase(config))
  return moveInto(config.moveTo, { config, say, signal })
}
