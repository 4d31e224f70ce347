import { sql, type Kysely } from 'kysely'
import type { Database } from './open-database.ts'
import type { Tables } from './tables.ts'

/** Those of the upkeep come first, in their order. */
export const taskNames = [
  'old_rows',
  'unused_accounts',
  'applications',
  'files',
  'mail_folder',
  'old_copies',
  'mail',
  'scans',
  'alerts',
  'news',
  'webhooks',
  'due_imports',
] as const

export type TaskName = (typeof taskNames)[number]

/** `every` is in milliseconds. */
export type Task = { readonly name: TaskName; readonly every: number }

export type TaskRun = Task & { readonly lastStart: Date | null; readonly lastSuccess: Date | null }

export type TaskRuns = {
  readonly run: <Result>(task: Task, work: () => Promise<Result>) => Promise<Result>
  /** The tasks of this process, with the last run of any process. */
  readonly list: () => Promise<ReadonlyArray<TaskRun>>
  /** Writes what is not written yet. Call after the tasks have ended. */
  readonly close: () => Promise<void>
}

/** In ms; a row each time would cost a write every second. */
const writeInterval = 60_000

const latest = (one: Date | null, other: Date | null) => (one === null || (other !== null && other > one) ? other : one)

async function writeRuns(db: Kysely<Tables>, runs: ReadonlyArray<TaskRun>) {
  const rows = runs.flatMap(({ name, lastStart, lastSuccess }) =>
    lastStart ? [{ name, last_start: lastStart.toISOString(), last_success: lastSuccess?.toISOString() ?? null }] : [],
  )
  if (rows.length === 0) return
  await db
    .insertInto('task_run')
    .values(rows.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        last_start: sql<string>`greatest(task_run.last_start, excluded.last_start)`,
        last_success: sql<string>`greatest(task_run.last_success, excluded.last_success)`,
      }),
    )
    .execute()
}

async function mergeStored(db: Kysely<Tables>, runs: ReadonlyArray<TaskRun>): Promise<ReadonlyArray<TaskRun>> {
  const rows = await db.selectFrom('task_run').selectAll().execute()
  const stored = new Map(rows.map((row) => [row.name, row]))
  return runs.map((run) => ({
    ...run,
    lastStart: latest(run.lastStart, stored.get(run.name)?.last_start ?? null),
    lastSuccess: latest(run.lastSuccess, stored.get(run.name)?.last_success ?? null),
  }))
}

export function createTaskRuns({ db }: Pick<Database, 'db'>, clock: () => Date): TaskRuns {
  const runs = new Map<TaskName, TaskRun>()
  let [writing, writtenAt]: [Promise<void> | null, number] = [null, -Infinity]
  const note = (task: Task, moments: Partial<TaskRun>) => {
    runs.set(task.name, { lastStart: null, lastSuccess: null, ...runs.get(task.name), ...task, ...moments })
  }
  const write = () => {
    writtenAt = performance.now()
    // What fails here fails in the tasks as well, which say so.
    const begun = writeRuns(db, [...runs.values()]).catch(() => undefined)
    return (writing = begun)
  }
  return {
    async run(task, work) {
      note(task, { lastStart: clock() })
      try {
        const result = await work()
        note(task, { lastSuccess: clock() })
        return result
      } finally {
        if (performance.now() - writtenAt >= writeInterval) void write()
      }
    },
    list: () => mergeStored(db, [...runs.values()]),
    async close() {
      await writing
      await write()
    },
  }
}
