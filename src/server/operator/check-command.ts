import type { Kysely } from 'kysely'
import { pluralize } from '#domain/text/pluralize.ts'
import { filesFolderPath, readFilesFolderName, readProblem } from '../attachments/files-folder.ts'
import { readTables } from '../backup/read-tables.ts'
import type { Snapshot } from '../backup/snapshot.ts'
import { knownMigrations } from '../database/migrate.ts'
import { readRecorded, refuseLater } from '../database/recorded-migrations.ts'
import type { Config } from '../settings/config.ts'
import { checkFiles, countUnknown } from './check-files.ts'
import { checkReferences, checkRows } from './check-rows.ts'
import type { DataRun } from './data-run.ts'
import { withSource, type Source } from './data-source.ts'

/** How many migrations are pending. @throws {DatabaseProblem} when a later release wrote the database */
async function countPending(db: Kysely<never>): Promise<number> {
  const recorded = await readRecorded(db)
  refuseLater(recorded, knownMigrations)
  return knownMigrations.filter((name) => !recorded.some((one) => one.name === name)).length
}

async function* findProblems({ db }: Snapshot, config: Config): AsyncGenerator<string, void> {
  // First, while the marks are of the same hour as the rows.
  const folder = filesFolderPath(config.dataDir, await readFilesFolderName({ db }))
  const apart = await readProblem({ db, folder })
  if (apart !== null) yield apart
  for (const table of await readTables(db)) yield* checkRows(db, table)
  yield* checkReferences(db)
  yield* checkFiles(db, config)
}

const noteUnknown = (unknown: number) =>
  `Note: files without a row: ${unknown}. They may be new uploads; the site cleans up the others.`

async function check({ config, say, signal }: DataRun, { snapshot }: Source): Promise<number> {
  const pending = await countPending(snapshot.db as unknown as Kysely<never>)
  if (pending > 0) {
    say(
      `The database is of a former release (${pending} changes of its tables are to come): start this release once, then check again.`,
    )
    return 1
  }
  let problems = 0
  for await (const problem of findProblems(snapshot, config)) {
    signal.throwIfAborted()
    say(problem)
    problems += 1
  }
  const unknown = await countUnknown(snapshot.db, config)
  if (unknown > 0) say(noteUnknown(unknown))
  say(problems === 0 ? 'Every row can be read and every file opened.' : `${pluralize(problems, 'problem')}.`)
  return problems === 0 ? 0 : 1
}

export async function runCheck(
  config: Config,
  args: ReadonlyArray<string>,
  say: DataRun['say'],
  signal: AbortSignal,
): Promise<number | null> {
  if (args.length > 0) return null
  return withSource(config, (source) => check({ config, say, signal }, source))
}
