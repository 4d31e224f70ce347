import type { Kysely } from 'kysely'
import type { ContentName } from '#contract/entity-names.ts'
import type { Row } from '#contract/entities.ts'
import { pluralize } from '#domain/text/pluralize.ts'
import type { RecordAct } from '../control/acts.ts'
import { readContentVersion } from '../database/content-version.ts'
import type { Database } from '../database/open-database.ts'
import { anyContent, getKeyColumn, listRanges } from '../database/rows.ts'
import { createSlices, withTurns, type Slices } from '../database/slices.ts'
import type { Tables } from '../database/tables.ts'
import { compareContent, prepareContent, type CheckedContent, type PreparedContent } from './check-content.ts'
import { countChanges, summarizeChanges, type EntityChanges } from './content-changes.ts'
import type { ContentTables, ImportRows, SourceTables } from './content-tables.ts'
import { readExistingContent } from './existing-content.ts'
import { lockContent, raiseVersion } from './lock-content.ts'
import { storeUndoEntry } from './undo-entries.ts'
import { checkOpenings } from './opening-count.ts'
import { isChange, planImport, type EntityPlan } from './plan-import.ts'
import { markRemovedPostings, recordNewPostings } from './record-new-postings.ts'
import { writeRows } from './write-rows.ts'

type Findings = Pick<CheckedContent, 'problems' | 'notes'> & { readonly changes: ReadonlyArray<EntityChanges> }

export class ContentProblems extends Error {
  override readonly name = 'ContentProblems'
  readonly findings: Findings
  constructor(findings: Findings) {
    super(`The content has ${pluralize(findings.problems.length, 'problem')}: ${findings.problems[0]}`)
    this.findings = findings
  }
}

export type ImportAct = { readonly operator: string; readonly command: string; readonly recordAct: RecordAct }

export type ImportOptions = {
  readonly prune?: boolean
  readonly onlyWhenEmpty?: boolean
  readonly sources?: SourceTables
  readonly judge?: (changes: ReadonlyArray<EntityChanges>) => ReadonlyArray<string>
  /** Without it the import cannot be undone. */
  readonly act?: ImportAct
  readonly clock?: () => Date
  readonly slices?: Slices
}

export type ImportReport = {
  readonly notes: ReadonlyArray<string>
  readonly changes: ReadonlyArray<EntityChanges>
}

type PlannedImport = { readonly rows: ImportRows; readonly plans: ReadonlyArray<EntityPlan> }

async function clearMissingOffices(db: Kysely<Tables>) {
  const offices = db.selectFrom('Location').select('Location_ID')
  for (const name of ['JobPostingHeader', 'ContractsContact'] as const) {
    const key = getKeyColumn(name)
    for await (const { first, last } of listRanges(db, name, key, { columns: [key] }))
      await anyContent(db)
        .updateTable<ContentName>(name)
        .set({ Location_ID: null })
        .where('Location_ID', 'not in', offices)
        .where(key, '>=', first)
        .where(key, '<=', last)
        .execute()
  }
}

async function writeAll(
  db: Kysely<Tables>,
  { rows, plans }: PlannedImport,
  { prune, now }: { prune: boolean; now: Date },
) {
  for (const plan of plans) {
    const given = rows[plan.name]
    if (given && isChange(plan)) await writeRows(db, given as ReadonlyArray<Row<ContentName>>, plan, now)
  }
  if (prune && rows.Location) await clearMissingOffices(db)
}

async function write(
  db: Kysely<Tables>,
  planned: PlannedImport,
  { prune = false, act, clock = () => new Date() }: ImportOptions,
) {
  const now = clock()
  const version = await raiseVersion(db, now)
  if (act) await storeUndoEntry(db, planned.plans, { operator: act.operator, at: now, version })
  await writeAll(db, planned, { prune, now })
  await recordNewPostings(db, version)
  await markRemovedPostings(db, now)
}

const noteClosedJobs = (changes: ReadonlyArray<EntityChanges>) =>
  changes
    .filter(({ name, removed }) => name === 'JobPostingHeader' && removed > 0)
    .map(
      ({ removed }) =>
        `JobPostingHeader: applicants with a draft for ${pluralize(removed, 'removed job')} are notified after 24 hours unless the import is undone`,
    )

export type WeighedImport = Findings & PlannedImport & { readonly version: number }

async function weighContent(
  db: Kysely<Tables>,
  prepared: PreparedContent,
  { prune = false, judge = () => [], slices = createSlices() }: ImportOptions,
): Promise<WeighedImport> {
  const version = await readContentVersion({ db })
  const checked = compareContent(prepared, { existing: await readExistingContent(db), prune })
  const { rows } = checked
  if (checked.problems.length > 0) return { ...checked, version, changes: [], plans: [] }
  const plan = await planImport(db, rows, { prune, sources: prepared.sources, slices })
  const changes = plan.plans.map(countChanges)
  const openings = await checkOpenings(db, rows, plan.plans)
  const notes = [...checked.notes, ...openings, ...plan.notes, ...noteClosedJobs(changes)]
  return { version, rows, plans: plan.plans, changes, notes, problems: [...plan.problems, ...judge(changes)] }
}

export type ContentImport = {
  readonly prepared: PreparedContent
  readonly weighed: WeighedImport
  readonly options: ImportOptions
}

/** Checks and compares without a transaction: that takes most of the time, and the content is not locked meanwhile. */
export async function openImport(
  { db }: Pick<Database, 'db'>,
  given: ContentTables,
  options: ImportOptions = {},
): Promise<ContentImport> {
  const { sources = {}, clock = () => new Date(), slices = createSlices() } = options
  const prepared = await prepareContent(given, { sources, now: clock(), slices })
  const weighed = await weighContent(withTurns(db, slices), prepared, options)
  return { prepared, weighed, options }
}

/** Call in a transaction after `lockContent`. @throws {ContentProblems} before anything is written */
export async function importInto(transaction: Kysely<Tables>, opened: ContentImport): Promise<ImportReport> {
  const { prepared, options } = opened
  const { act, slices = createSlices() } = options
  const db = withTurns(transaction, slices)
  const version = await readContentVersion({ db })
  const weighed = version === opened.weighed.version ? opened.weighed : await weighContent(db, prepared, options)
  const { rows, plans, changes, notes, problems } = weighed
  if (problems.length > 0) throw new ContentProblems({ problems, notes, changes })
  if (plans.some(isChange) || version === 0) await write(db, { rows, plans }, options)
  if (act) await act.recordAct(db, { operator: act.operator, command: act.command, summary: summarizeChanges(changes) })
  return { notes, changes }
}

const nothingImported: ImportReport = { notes: [], changes: [] }

const importWhenEmpty = (db: Kysely<Tables>, given: ContentTables, options: ImportOptions): Promise<ImportReport> =>
  db.transaction().execute(async (transaction) => {
    await lockContent(transaction)
    if ((await readContentVersion({ db: transaction })) > 0) return nothingImported
    return importInto(transaction, await openImport({ db: transaction }, given, options))
  })

async function importAlways(db: Kysely<Tables>, given: ContentTables, options: ImportOptions): Promise<ImportReport> {
  const opened = await openImport({ db }, given, options)
  return db.transaction().execute(async (transaction) => {
    await lockContent(transaction)
    return importInto(transaction, opened)
  })
}

/** All or nothing. Unchanged content raises no version, so kept pages stay. @throws {ContentProblems} with every fault */
export async function importContent(
  { db, contentVersion }: Pick<Database, 'db' | 'contentVersion'>,
  given: ContentTables,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const report = await (options.onlyWhenEmpty ? importWhenEmpty : importAlways)(db, given, options)
  await contentVersion.raised()
  return report
}
