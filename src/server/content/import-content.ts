import { sql, type Kysely } from 'kysely'
import { entityNames, type EntityName, type Row } from '#contract/entities.ts'
import { readContentVersion } from '../content-version.ts'
import type { Database } from '../database/open-database.ts'
import { allowLong } from '../database/open-postgres.ts'
import { anyContent } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import { checkContent, type CheckedContent } from './check-content.ts'
import { readKnownContent } from './check-offices.ts'
import type { ContentTables, GivenRows } from './content-tables.ts'
import { writeRows } from './write-rows.ts'

/** Any number; two imports at once wait for each other. */
const importLock = 7_304_881

/** The content holds faults; nothing of it was imported. */
export class ContentProblems extends Error {
  override readonly name = 'ContentProblems'
  readonly problems: ReadonlyArray<string>
  readonly notes: ReadonlyArray<string>
  constructor({ problems, notes }: Pick<CheckedContent, 'problems' | 'notes'>) {
    super(`The content has ${problems.length} problems: ${problems[0]}`)
    this.problems = problems
    this.notes = notes
  }
}

export type ImportOptions = {
  /** Removes the rows that are not given, of the entities that are. */
  readonly prune?: boolean
  /** Imports only into a database that never held content. */
  readonly onlyWhenEmpty?: boolean
  readonly clock?: () => Date
}

/** How many rows of each entity were written, and what is worth knowing. */
export type ImportReport = { readonly counts: Readonly<Record<string, number>>; readonly notes: ReadonlyArray<string> }

/** Rows that stay do not keep an office that went. */
async function forgetGoneOffices(db: Kysely<Tables>) {
  const offices = db.selectFrom('Location').select('Location_ID')
  for (const name of ['JobPostingHeader', 'ContractsContact'] as const)
    await anyContent(db)
      .updateTable<EntityName>(name)
      .set({ Location_ID: null })
      .where('Location_ID', 'not in', offices)
      .execute()
}

async function writeAll(db: Kysely<Tables>, rows: GivenRows, options: { readonly now: Date; readonly prune: boolean }) {
  const counts: Record<string, number> = {}
  for (const name of entityNames) {
    const given = rows[name]
    if (!given) continue
    await writeRows(db, name, given as ReadonlyArray<Row<typeof name>>, options)
    counts[name] = given.length
  }
  if (options.prune && rows.Location) await forgetGoneOffices(db)
  await db
    .updateTable('content_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute()
  return counts
}

/**
 * Checks content and imports it, all of it or nothing, in one transaction.
 * @throws ContentProblems with every fault.
 */
export async function importContent(
  database: Pick<Database, 'db' | 'contentVersion'>,
  given: ContentTables,
  { prune = false, onlyWhenEmpty = false, clock = () => new Date() }: ImportOptions = {},
): Promise<ImportReport> {
  const report = await database.db.transaction().execute(async (db) => {
    await allowLong(db as unknown as Kysely<never>)
    await sql`select pg_advisory_xact_lock(${sql.lit(importLock)})`.execute(db)
    if (onlyWhenEmpty && (await readContentVersion({ db })) > 0) return { counts: {}, notes: [] }
    const checked = checkContent(given, { known: await readKnownContent(db), prune })
    if (checked.problems.length > 0) throw new ContentProblems(checked)
    return { counts: await writeAll(db, checked.rows, { now: clock(), prune }), notes: checked.notes }
  })
  database.contentVersion.raised()
  return report
}
