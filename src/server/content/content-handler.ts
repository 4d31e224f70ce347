import type { Kysely } from 'kysely'
import { createActRecorder, type RecordAct } from '../control/acts.ts'
import { overSocket } from '../control/control-socket.ts'
import type { HandlerFactories } from '../control/reach-site.ts'
import { isDiskFull } from '../database/database-problem.ts'
import type { Database } from '../database/open-database.ts'
import { createSlices, withTurns } from '../database/slices.ts'
import type { Tables } from '../database/tables.ts'
import { createRemovalJudge, type EntityChanges } from './content-changes.ts'
import type { ContentTables, ImportRequest } from './content-tables.ts'
import { dropDue, listDue, scheduleImport, type DueImport } from './due-imports.ts'
import { exportContent } from './export-content.ts'
import { lockContent } from './lock-content.ts'
import { ContentProblems, importContent, openImport } from './import-content.ts'
import { CannotUndo, readUndo, undoImport, type Undoing } from './undo-import.ts'

type ByOperator = { readonly operator: string }

/** Something was written only when there are no problems. */
export type Outcome = {
  readonly problems: ReadonlyArray<string>
  readonly notes: ReadonlyArray<string>
  readonly changes: ReadonlyArray<EntityChanges>
}

type AsText<Found> = Omit<Found, 'at'> & { readonly at: string }

export type SerializedDueImport = AsText<DueImport>

export type UndoOutcome = AsText<Undoing> | { readonly refused: string }

export type ContentHandler = {
  check(request: ImportRequest): Promise<Outcome>
  import(request: ImportRequest & ByOperator): Promise<Outcome>
  schedule(request: ImportRequest & ByOperator & { readonly at: string }): Promise<Outcome>
  export(): Promise<ContentTables>
  undo(request: ByOperator & { readonly isMeant: boolean }): Promise<UndoOutcome>
  due(): Promise<ReadonlyArray<SerializedDueImport>>
  drop(request: ByOperator & { readonly id: number }): Promise<boolean>
}

export type ContentParts = { readonly clock: () => Date; readonly recordAct: RecordAct }

const diskFull = 'The disk that holds the database is full: make room and import again'

async function withProblems(work: () => Promise<Omit<Outcome, 'problems'>>): Promise<Outcome> {
  try {
    return { problems: [], ...(await work()) }
  } catch (error) {
    if (error instanceof ContentProblems) return error.findings
    if (!isDiskFull(error)) throw error
    return { problems: [diskFull], notes: [], changes: [] }
  }
}

const withText = <Found extends { readonly at: Date }>(found: Found) => ({ ...found, at: found.at.toISOString() })

const runReadTransaction = <Result>({ db }: Database, work: (at: Kysely<Tables>) => Promise<Result>) =>
  db.transaction().setIsolationLevel('repeatable read').execute(work)

const changing = <Result>({ db }: Database, work: (db: Kysely<Tables>) => Promise<Result>) =>
  db.transaction().execute(async (transaction) => {
    await lockContent(transaction)
    return work(transaction)
  })

async function undo(
  database: Database,
  { clock, recordAct }: ContentParts,
  { operator, isMeant }: Parameters<ContentHandler['undo']>[0],
) {
  try {
    if (!isMeant) return withText(await runReadTransaction(database, readUndo))
    const undone = await changing(database, (db) =>
      undoImport(withTurns(db, createSlices()), { operator, now: clock(), recordAct }),
    )
    await database.contentVersion.raised()
    await database.tidy()
    return withText(undone)
  } catch (error) {
    if (error instanceof CannotUndo) return { refused: error.message }
    throw error
  }
}

export const createContentHandler = (database: Database, parts: ContentParts): ContentHandler => ({
  async check({ tables, prune, sources, remove }) {
    const judge = remove === null ? undefined : createRemovalJudge(remove)
    const options = { prune, sources, clock: parts.clock, ...(judge && { judge }) }
    const { problems, notes, changes } = (await openImport(database, tables, options)).weighed
    return { problems, notes, changes }
  },
  import: ({ tables, prune, sources, remove, operator }) =>
    withProblems(async () => {
      const act = { operator, command: 'content import', recordAct: parts.recordAct }
      const options = { prune, sources, judge: createRemovalJudge(remove), act, clock: parts.clock }
      const report = await importContent(database, tables, options)
      await database.tidy()
      return report
    }),
  async schedule({ at: text, operator, ...request }) {
    const at = new Date(text)
    const passed = `${text} has passed: --at takes a moment that is to come`
    if (at <= parts.clock()) return { problems: [passed], notes: [], changes: [] }
    return withProblems(() => scheduleImport(database, { request, at, operator }, parts.recordAct))
  },
  export: () => exportContent(database),
  undo: (request) => undo(database, parts, request),
  due: async () => (await listDue(database.db)).map(withText),
  drop: (request) => database.db.transaction().execute((db) => dropDue(db, request, parts.recordAct)),
})

export const contentSocket = overSocket<ContentHandler>('content', {
  check: true,
  import: true,
  schedule: true,
  export: true,
  undo: true,
  due: true,
  drop: true,
})

export const contentHandlerFactories: HandlerFactories<ContentHandler> = {
  own: (database) => {
    const clock = () => new Date()
    return createContentHandler(database, { clock, recordAct: createActRecorder({ clock }) })
  },
  remote: contentSocket.remote,
}
