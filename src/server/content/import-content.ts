import type { Kysely } from 'kysely'
import type { ContentName } from '#contract/entity-names.ts'
import type { Row } from '#contract/entities.ts'
import { pluralize } from '#domain/text/pluralize.ts'
import type { RecordAct } from '../control/acts.ts'
import { readContentVersion } from '../database/content-version.ts'
import type { Database } from '../database/open-database.ts'
import { anyContent } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import { checkContent, type CheckedContent } from './check-content.ts'
import { countChanges, summarizeChanges, type EntityChanges } from './content-changes.ts'
import type { ContentTables, ImportRows, SourceTables } from './content-tables.ts'
import { readExistingContent } from './existing-content.ts'
import { lockContent, markRemovedPostings, raiseVersion } from './lock-content.ts'
import { storeUndoEntry } from './undo-entries.ts'
import { checkOpenings } from './opening-count.ts'
import { isChange, planImport, type EntityPlan } from './plan-import.ts'
import { recordNewPostings } from './record-new-postings.ts'
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
}

export type ImportReport = {
  readonly notes: ReadonlyArray<string>
  readonly changes: ReadonlyArray<EntityChanges>
}

type PlannedImport = { readonly rows: ImportRows; readonly plans: ReadonlyArray<EntityPlan> }

async function clearMissingOffices(db: Kysely<Tables>) {
  const offices = db.selectFrom('Location').select('Location_ID')
  for (const name of ['JobPostingHeader', 'ContractsContact'] as const)
    await anyContent(db)
      .updateTable<ContentName>(name)
      .set({ Location_ID: null })
      .where('Location_ID', 'not in', offices)
      .execute()
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

export async function weighContent(
  db: Kysely<Tables>,
  given: ContentTables,
  { prune = false, sources = {}, judge = () => [], clock = () => new Date() }: ImportOptions,
): Promise<Findings & PlannedImport> {
  const existing = await readExistingContent(db)
  const checked = checkContent(given, { existing, prune, sources, now: clock() })
  const { rows } = checked
  if (checked.problems.length > 0) return { ...checked, changes: [], plans: [] }
  const plan = await planImport(db, rows, { prune, sources })
  const changes = plan.plans.map(countChanges)
  const openings = await checkOpenings(db, rows, plan.plans)
  const notes = [...checked.notes, ...openings, ...plan.notes, ...noteClosedJobs(changes)]
  return { rows, plans: plan.plans, changes, notes, problems: [...plan.problems, ...judge(changes)] }
}

/** Call in a transaction after `lockContent`. @throws {ContentProblems} before anything is written */
export async function importInto(
  db: Kysely<Tables>,
  given: ContentTables,
  options: ImportOptions,
): Promise<ImportReport> {
  const { rows, plans, changes, notes, problems } = await weighContent(db, given, options)
  if (problems.length > 0) throw new ContentProblems({ problems, notes, changes })
  if (plans.some(isChange) || (await readContentVersion({ db })) === 0) await write(db, { rows, plans }, options)
  const { act } = options
  if (act) await act.recordAct(db, { operator: act.operator, command: act.command, summary: summarizeChanges(changes) })
  return { notes, changes }
}

/** All or nothing. Unchanged content raises no version, so kept pages stay. @throws {ContentProblems} with every fault */
export async function importContent(
  database: Pick<Database, 'db' | 'contentVersion'>,
  given: ContentTables,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const report = await database.db.transaction().execute(async (db) => {
    await lockContent(db)
    if (options.onlyWhenEmpty && (await readContentVersion({ db })) > 0) return { notes: [], changes: [] }
    return importInto(db, given, options)
  })
  database.contentVersion.raised()
  return report
}
