import type { Kysely } from 'kysely'
import type { RecordAct } from '../control/acts.ts'
import { isAway, isDiskFull } from '../database/database-problem.ts'
import { readContentVersion } from '../database/content-version.ts'
import type { TaskRuns } from '../database/task-runs.ts'
import type { Database } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import { whileLocked } from '../database/try-lock.ts'
import { startPolling } from '../limits/polling.ts'
import { errorMessage } from '../log/describe-error.ts'
import type { FaultLog } from '../log/fault-log.ts'
import { createRemovalJudge, summarizeChanges } from './content-changes.ts'
import type { ImportRequest } from './content-tables.ts'
import { lockContent } from './lock-content.ts'
import { ContentProblems, importInto, openImport, type ImportReport } from './import-content.ts'

export type DueImport = {
  readonly id: number
  readonly at: Date
  readonly operator: string
  readonly summary: string
  readonly failure: string | null
}

const scheduling = 'content import --at'

type Scheduling = { readonly request: ImportRequest; readonly at: Date; readonly operator: string }

export async function scheduleImport(
  database: Pick<Database, 'db'>,
  { request, at, operator }: Scheduling,
  recordAct: RecordAct,
): Promise<ImportReport> {
  const { tables, prune, remove, sources } = request
  const options = { prune, sources, judge: createRemovalJudge(remove) }
  const { version, problems, notes, changes } = (await openImport(database, tables, options)).weighed
  if (problems.length > 0) throw new ContentProblems({ problems, notes, changes })
  const summary = summarizeChanges(changes)
  const values = {
    due_at: at.toISOString(),
    operator,
    request: JSON.stringify(request),
    content_version: version,
    summary,
  }
  await database.db.transaction().execute(async (db) => {
    const { id } = await db.insertInto('content_due').values(values).returning('id').executeTakeFirstOrThrow()
    await recordAct(db, { operator, command: scheduling, summary: `${id} at ${at.toISOString()}: ${summary}` })
  })
  return { notes, changes }
}

export async function listDue(db: Kysely<Tables>): Promise<ReadonlyArray<DueImport>> {
  const columns = ['id', 'due_at as at', 'operator', 'summary', 'failure'] as const
  return db.selectFrom('content_due').select(columns).orderBy('due_at').orderBy('id').execute()
}

export async function dropDue(
  db: Kysely<Tables>,
  { id, operator }: { readonly id: number; readonly operator: string },
  recordAct: RecordAct,
): Promise<boolean> {
  const dropped = await db.deleteFrom('content_due').where('id', '=', id).returningAll().executeTakeFirst()
  if (!dropped) return false
  const summary = `${id} at ${dropped.due_at.toISOString()} by ${dropped.operator}: ${dropped.summary}`
  await recordAct(db, { operator, command: 'content due drop', summary })
  return true
}

export async function countDue(db: Kysely<Tables>, now: Date) {
  const due = await db.selectFrom('content_due').select(['due_at', 'failed_at']).execute()
  const waiting = due.filter(({ failed_at }) => failed_at === null)
  return {
    waiting: waiting.filter(({ due_at }) => due_at > now).length,
    overdue: waiting.filter(({ due_at }) => due_at <= now).length,
    failed: due.length - waiting.length,
  }
}

export type DueParts = {
  readonly runs?: TaskRuns | undefined
  readonly database: Pick<Database, 'db' | 'contentVersion' | 'tidy'>
  readonly clock: () => Date
  readonly log: FaultLog
  readonly recordAct: RecordAct
}

const findNext = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('content_due')
    .select(['id', 'operator', 'request', 'due_at', 'content_version'])
    .where('due_at', '<=', now)
    .where('failed_at', 'is', null)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)

type Next = {
  readonly id: number
  readonly operator: string
  readonly request: string
  readonly due_at: Date
  readonly content_version: number
}

class Outdated extends Error {
  override readonly name = 'Outdated'
}

/** In ms; longer than a restart takes. */
const longestDelay = 60 * 60_000

/** @throws {Outdated} when old content would replace newer */
async function refuseOutdated(db: Kysely<Tables>, { due_at, content_version }: Next, now: Date) {
  if (now.getTime() - due_at.getTime() <= longestDelay) return
  if ((await readContentVersion({ db })) === content_version) return
  throw new Outdated(
    'Its moment passed more than an hour ago, and the content was changed after it was scheduled: check the folder and schedule it again.',
  )
}

const whyFailed = (error: unknown) =>
  error instanceof ContentProblems ? error.findings.problems.join('\n') : errorMessage(error)

async function noteFailure({ database, clock, log, recordAct }: DueParts, { id, operator }: Next, error: unknown) {
  const failure = whyFailed(error)
  const isNew = await database.db.transaction().execute(async (db) => {
    const noted = await db
      .updateTable('content_due')
      .set({ failed_at: clock().toISOString(), failure })
      .where('id', '=', id)
      .where('failed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (noted)
      await recordAct(db, { operator, command: scheduling, summary: `${id} failed: ${failure.split('\n', 1)[0]}` })
    return noted !== undefined
  })
  if (isNew) log.error({ id, operator, failure }, 'a scheduled import of content failed')
}

/** One scheduled import must not make the others outdated. */
async function updateScheduledVersions(db: Kysely<Tables>, before: number) {
  const after = await readContentVersion({ db })
  await db.updateTable('content_due').set({ content_version: after }).where('content_version', '=', before).execute()
}

function openDue({ database, clock, recordAct }: DueParts, { operator, request }: Next) {
  const { tables, prune, remove, sources } = JSON.parse(request) as ImportRequest
  const act = { operator, command: scheduling, recordAct }
  return openImport(database, tables, { prune, sources, judge: createRemovalJudge(remove), clock, act })
}

async function apply(parts: DueParts, next: Next): Promise<void> {
  const { database, clock } = parts
  const opened = await openDue(parts, next)
  await database.db.transaction().execute(async (db) => {
    await lockContent(db)
    const waiting = db.deleteFrom('content_due').where('id', '=', next.id).where('failed_at', 'is', null)
    if (!(await waiting.returning('id').executeTakeFirst())) return
    await refuseOutdated(db, next, clock())
    const before = await readContentVersion({ db })
    await importInto(db, opened)
    await updateScheduledVersions(db, before)
  })
  await database.contentVersion.raised()
}

async function tryToApply(parts: DueParts, next: Next): Promise<void> {
  try {
    await apply(parts, next)
  } catch (error) {
    if (isAway(error) || isDiskFull(error)) throw error
    await noteFailure(parts, next, error)
  }
}

export async function applyDue(parts: DueParts, signal: AbortSignal): Promise<void> {
  const { db, contentVersion, tidy } = parts.database
  const find = () => findNext(db, parts.clock()).executeTakeFirst()
  async function applyAll() {
    for (let next = await find(); next && !signal.aborted; next = await find()) {
      await tryToApply(parts, next)
      await tidy()
    }
  }
  if (!(await findNext(db, parts.clock()).clearSelect().select('id').executeTakeFirst())) return
  await (contentVersion.isShared ? whileLocked(db, 'dueContent', applyAll) : applyAll())
}

const pollInterval = 60_000

export const startDueImports = (parts: DueParts): (() => Promise<void>) =>
  startPolling({
    task: 'due_imports',
    runs: parts.runs,
    look: (signal) => applyDue(parts, signal),
    every: pollInterval,
    failed: (err) => parts.log.error({ err }, 'scheduled imports of content could not be looked after'),
  })
