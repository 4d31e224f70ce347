import { createHash } from 'node:crypto'
import { sql, type Kysely, type RawBuilder, type Selectable, type UpdateObject } from 'kysely'
import type { QueueColumns, QueueTables } from '../database/queue-tables.ts'
import type { Tables } from '../database/tables.ts'
import { errorMessage } from '../log/describe-error.ts'

type QueueName = Exclude<keyof QueueTables, 'queue_turn'>

/** All times are in milliseconds. */
type QueueRules<Name extends QueueName> = {
  readonly table: Name
  readonly lease: number
  readonly longestPause: number
  readonly isOver: (row: { readonly attempts: number; readonly created_at: Date }, now: Date) => boolean
  readonly networkShare?: number
  readonly blank?: object
}

export type QueuePosition = { readonly class: number; readonly party: string; readonly network?: string | null }

export type Failure = { readonly error: unknown; readonly isFinal?: boolean; readonly class?: number }

export type Backlog = { readonly waiting: number; readonly abandoned: number; readonly oldestSeconds: number }

const initialRetryDelay = 30_000

export const maxAttempts = 14

export const addMilliseconds = (now: Date, pause: number): string => new Date(now.getTime() + pause).toISOString()

const hashName = (name: string) => createHash('sha256').update(name).digest('base64url')

type TurnInput = QueuePosition & Pick<QueueRules<QueueName>, 'table' | 'networkShare'>

function nextTurn({ table, class: rank, party, network, networkShare }: TurnInput): RawBuilder<number> {
  const own = sql`select turn from ${sql.table(table)} where class = ${rank} and gave_up_at is null`
  const ofParty = sql`(${own} and party = ${party} order by turn desc limit 1)`
  const ofNetwork =
    networkShare === undefined
      ? sql`0`
      : sql`(${own} and network = ${network} order by turn desc limit 1 offset ${networkShare - 1})`
  const taken = sql`(select turn from queue_turn where queue = ${table} and class = ${rank})`
  return sql<number>`(select 1 + greatest(coalesce(${taken}, 0), coalesce(${ofParty}, 0), coalesce(${ofNetwork}, 0)))`
}

async function recordTurn(db: Kysely<Tables>, queue: string, row: { readonly class: number; readonly turn: number }) {
  if (row.turn === 0) return
  await db
    .insertInto('queue_turn')
    .values({ queue, class: row.class, turn: row.turn })
    .onConflict((conflict) =>
      conflict.columns(['queue', 'class']).doUpdateSet({ turn: sql<number>`greatest(queue_turn.turn, excluded.turn)` }),
    )
    .execute()
}

async function backlog(db: Kysely<Tables>, table: QueueName, now: Date): Promise<Backlog> {
  const { all, abandoned, oldest } = await db
    .selectFrom(table)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('all'),
      fn.count<number | string>('gave_up_at').as('abandoned'),
      sql<Date | null>`min(created_at) filter (where gave_up_at is null)`.as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  const age = oldest === null ? 0 : Math.max(0, now.getTime() - oldest.getTime())
  return {
    waiting: Number(all) - Number(abandoned),
    abandoned: Number(abandoned),
    oldestSeconds: Math.floor(age / 1000),
  }
}

type LeasedRow = Selectable<QueueColumns> & { readonly network?: string | null }

const queueTable = ({ table }: { readonly table: QueueName }) => table as 'scan_queue'

/** Due, or due implausibly late because the clock was set back. */
const isDue = ({ lease, longestPause }: QueueRules<QueueName>, now: Date) =>
  sql<boolean>`(due_at <= ${now} or due_at > ${new Date(now.getTime() + lease + longestPause)})`

const nextId = (rules: QueueRules<QueueName>, db: Kysely<Tables>, now: Date, filter: RawBuilder<boolean>) =>
  db
    .selectFrom(queueTable(rules))
    .select('id')
    .where('gave_up_at', 'is', null)
    .where(isDue(rules, now))
    .where(filter)
    .orderBy('class')
    .orderBy('turn')
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()

async function claimRow(rules: QueueRules<QueueName>, db: Kysely<Tables>, now: Date, filter: RawBuilder<boolean>) {
  const row = await db
    .updateTable(queueTable(rules))
    .set({ due_at: addMilliseconds(now, rules.lease), attempts: sql<number>`attempts + 1` })
    .where('id', '=', nextId(rules, db, now, filter))
    .returningAll()
    .executeTakeFirst()
  if (row) await recordTurn(db, rules.table, row)
  return row
}

function planRetry(rules: QueueRules<QueueName>, row: LeasedRow, failure: Failure, now: Date) {
  const { class: rank = row.class, error, isFinal = false } = failure
  const isAbandoned = isFinal || rules.isOver(row, now)
  const pause = Math.min(initialRetryDelay * 2 ** (row.attempts - 1), rules.longestPause)
  const changes: UpdateObject<Tables, 'scan_queue'> = {
    class: rank,
    due_at: addMilliseconds(now, pause),
    gave_up_at: isAbandoned ? now.toISOString() : null,
    last_error: errorMessage(error),
    ...(row.turn > 0 && { turn: nextTurn({ ...rules, ...row, class: rank }) }),
    ...(isAbandoned && rules.blank),
  }
  return { isAbandoned, changes }
}

export function leaseQueue<Name extends QueueName>(rules: QueueRules<Name>) {
  const table = queueTable(rules)
  return {
    getPlace({ class: rank, party, network }: QueuePosition, inTurn = true) {
      const own = { class: rank, party: hashName(party), ...(network != null && { network: hashName(network) }) }
      return { ...own, turn: inTurn ? nextTurn({ ...rules, ...own }) : sql<number>`0` }
    },
    take: async (db: Kysely<Tables>, now: Date, filter = sql<boolean>`true`) =>
      (await claimRow(rules, db, now, filter)) as Selectable<Tables[Name]> | undefined,
    async forget(db: Kysely<Tables>, id: string): Promise<void> {
      await db.deleteFrom(table).where('id', '=', id).execute()
    },
    async putBack(
      db: Kysely<Tables>,
      row: LeasedRow,
      failure: Failure,
      now: Date,
    ): Promise<{ readonly isAbandoned: boolean }> {
      const { isAbandoned, changes } = planRetry(rules, row, failure, now)
      await db.updateTable(table).set(changes).where('id', '=', row.id).where('gave_up_at', 'is', null).execute()
      return { isAbandoned }
    },
    backlog: (db: Kysely<Tables>, now = new Date()) => backlog(db, table, now),
  }
}

type Work<Row, Result> = {
  readonly take: () => Promise<Row | undefined>
  readonly act: (row: Row) => Promise<Result>
  readonly done: (row: Row, result: Result) => Promise<void>
  readonly failed: (row: Row, error: unknown) => Promise<void>
}

export type StopSignals = { readonly enough: AbortSignal; readonly cut: AbortSignal }

export const neverAborted: AbortSignal = new AbortController().signal

/**
 * At least once: done but not forgotten is done again. Work that was cut short keeps its lease. @returns how many were
 * tried
 */
export async function drainQueue<Row, Result>(work: Work<Row, Result>, { enough, cut }: StopSignals): Promise<number> {
  for (let tried = 0; ; tried += 1) {
    const row = enough.aborted ? undefined : await work.take()
    if (row === undefined) return tried
    let result: Result
    try {
      result = await work.act(row)
    } catch (error) {
      if (!cut.aborted) await work.failed(row, error)
      continue
    }
    await work.done(row, result)
  }
}
