import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Row } from '#contract/entities.ts'
import { contentNames, type ContentName } from '#contract/entity-names.ts'
import { readContentVersion } from '../database/content-version.ts'
import type { Database } from '../database/open-database.ts'
import { allowLong } from '../database/open-postgres.ts'
import { anyContent } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import { checkContent, type CheckedContent } from './check-content.ts'
import { readExistingContent } from './existing-content.ts'
import type { ContentTables, GivenRows } from './content-tables.ts'
import { recordNewPostings } from './record-new-postings.ts'
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

/** The digest of an import: of what it wrote and of the version it made, since an older server leaves none. */
const digestOf = (version: number, rows: GivenRows, prune: boolean) =>
  createHash('sha256')
    .update(JSON.stringify([version, prune, rows]))
    .digest('base64')

/** Whether the latest import wrote the same. */
async function isStored(db: Kysely<Tables>, rows: GivenRows, prune: boolean) {
  const latest = await db.selectFrom('content_version').selectAll().executeTakeFirstOrThrow()
  return latest.import_digest === digestOf(latest.version, rows, prune)
}

type Writing = { readonly now: Date; readonly prune: boolean }

async function raiseVersion(db: Kysely<Tables>, rows: GivenRows, { now, prune }: Writing) {
  const { version } = await db
    .updateTable('content_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('content_version')
    .set({ import_digest: digestOf(version, rows, prune), changed_at: now.toISOString() })
    .execute()
  return version
}

/** Rows that stay do not keep an office that went. */
async function forgetGoneOffices(db: Kysely<Tables>) {
  const offices = db.selectFrom('Location').select('Location_ID')
  for (const name of ['JobPostingHeader', 'ContractsContact'] as const)
    await anyContent(db)
      .updateTable<ContentName>(name)
      .set({ Location_ID: null })
      .where('Location_ID', 'not in', offices)
      .execute()
}

async function writeAll(db: Kysely<Tables>, rows: GivenRows, options: Writing) {
  for (const name of contentNames) {
    const given = rows[name]
    if (given) await writeRows(db, name, given as ReadonlyArray<Row<typeof name>>, options)
  }
  if (options.prune && rows.Location) await forgetGoneOffices(db)
}

const countsOf = (rows: GivenRows) =>
  Object.fromEntries(contentNames.flatMap((name) => (rows[name] ? [[name, rows[name].length]] : [])))

/**
 * Checks content and imports it, all of it or nothing, in one transaction. What the latest import gave already changes
 * nothing, and every page that is kept stays.
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
    const checked = checkContent(given, { existing: await readExistingContent(db), prune })
    if (checked.problems.length > 0) throw new ContentProblems(checked)
    const { rows, notes } = checked
    if (!(await isStored(db, rows, prune))) {
      const writing = { now: clock(), prune }
      await writeAll(db, rows, writing)
      const version = await raiseVersion(db, rows, writing)
      if (rows.JobPostingHeader) await recordNewPostings(db, version)
    }
    return { counts: countsOf(rows), notes }
  })
  database.contentVersion.raised()
  return report
}
