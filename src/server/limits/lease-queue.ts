import { createHash } from 'node:crypto'
import { sql, type Kysely, type RawBuilder, type Selectable, type UpdateObject } from 'kysely'
import type { QueueColumns, QueueTables } from '../database/queue-tables.ts'
import type { Tables } from '../database/tables.ts'
import { wordsOf } from '../log/describe-error.ts'

type QueueName = Exclude<keyof QueueTables, 'queue_turn'>

/** How work is taken from a table; all times are in milliseconds. */
type QueueRules<Name extends QueueName> = {
  readonly table: Name
  /** For how long a process that does not come back keeps a row from the others. */
  readonly lease: number
  readonly longestPause: number
  /** Whether a row that failed is not tried again. */
  readonly isOver: (row: { readonly attempts: number; readonly created_at: Date }, now: Date) => boolean
  /** How many rows of one network may stand in one turn; the table has no networks when it is left out. */
  readonly networkShare?: number
  /** What a row is set to when it is given up. */
  readonly blank?: object
}

/** Whose a piece of work is, and in which network they sit, as `networkOf` names it. */
export type Place = { readonly class: number; readonly party: string; readonly network?: string | null }

/** An attempt that failed. @param isFinal whether another would, too */
export type Failure = { readonly error: unknown; readonly isFinal?: boolean; readonly class?: number }

/** What waits, what only a person can help, and the age of the oldest that waits; 0 when nothing does. */
export type Backlog = { readonly waiting: number; readonly givenUp: number; readonly oldestSeconds: number }

const firstPause = 30_000

/** Attempts before a person must look, where the longest pause is four hours: about a day. */
export const mostAttempts = 14

/** The moment of a later try, in ISO 8601. @param pause in milliseconds */
export const later = (now: Date, pause: number): string => new Date(now.getTime() + pause).toISOString()

const hashOf = (name: string) => createHash('sha256').update(name).digest('base64url')

type Hashed = Place & Pick<QueueRules<QueueName>, 'table' | 'networkShare'>

/** After the turn that was taken last, after all that its party has waiting, and after as many of its network as share a turn. */
function nextTurn({ table, class: rank, party, network, networkShare }: Hashed): RawBuilder<number> {
  const own = sql`select turn from ${sql.table(table)} where class = ${rank} and gave_up_at is null`
  const ofParty = sql`(${own} and party = ${party} order by turn desc limit 1)`
  const ofNetwork =
    networkShare === undefined
      ? sql`0`
      : sql`(${own} and network = ${network} order by turn desc limit 1 offset ${networkShare - 1})`
  const taken = sql`(select turn from queue_turn where queue = ${table} and class = ${rank})`
  return sql<number>`(select 1 + greatest(coalesce(${taken}, 0), coalesce(${ofParty}, 0), coalesce(${ofNetwork}, 0)))`
}

async function noteTurn(db: Kysely<Tables>, queue: string, row: { readonly class: number; readonly turn: number }) {
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
  const { all, givenUp, oldest } = await db
    .selectFrom(table)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('all'),
      fn.count<number | string>('gave_up_at').as('givenUp'),
      sql<Date | null>`min(created_at) filter (where gave_up_at is null)`.as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  const age = oldest === null ? 0 : Math.max(0, now.getTime() - oldest.getTime())
  return { waiting: Number(all) - Number(givenUp), givenUp: Number(givenUp), oldestSeconds: Math.floor(age / 1000) }
}

type Leased = Selectable<QueueColumns> & { readonly network?: string | null }

/** All tables of work have the columns of this one. */
const tableOf = ({ table }: { readonly table: QueueName }) => table as 'scan_queue'

/** Due, or due later than anything is put off: then the clock has been set back. */
const isDue = ({ lease, longestPause }: QueueRules<QueueName>, now: Date) =>
  sql<boolean>`(due_at <= ${now} or due_at > ${new Date(now.getTime() + lease + longestPause)})`

const nextId = (rules: QueueRules<QueueName>, db: Kysely<Tables>, now: Date, only: RawBuilder<boolean>) =>
  db
    .selectFrom(tableOf(rules))
    .select('id')
    .where('gave_up_at', 'is', null)
    .where(isDue(rules, now))
    .where(only)
    .orderBy('class')
    .orderBy('turn')
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()

async function take(rules: QueueRules<QueueName>, db: Kysely<Tables>, now: Date, only: RawBuilder<boolean>) {
  const row = await db
    .updateTable(tableOf(rules))
    .set({ due_at: later(now, rules.lease), attempts: sql<number>`attempts + 1` })
    .where('id', '=', nextId(rules, db, now, only))
    .returningAll()
    .executeTakeFirst()
  if (row) await noteTurn(db, rules.table, row)
  return row
}

/** What a row is set to after an attempt that failed. */
function changesOf(rules: QueueRules<QueueName>, row: Leased, failure: Failure, now: Date) {
  const { class: rank = row.class, error, isFinal = false } = failure
  const gaveUp = isFinal || rules.isOver(row, now)
  const pause = Math.min(firstPause * 2 ** (row.attempts - 1), rules.longestPause)
  const changes: UpdateObject<Tables, 'scan_queue'> = {
    class: rank,
    due_at: later(now, pause),
    gave_up_at: gaveUp ? now.toISOString() : null,
    last_error: wordsOf(error),
    ...(row.turn > 0 && { turn: nextTurn({ ...rules, ...row, class: rank }) }),
    ...(gaveUp && rules.blank),
  }
  return { gaveUp, changes }
}

/**
 * Work in a table of the database that any number of processes take from. A row is leased to one of them, tried again after
 * pauses that double, and given up in the end. Within a class parties have their turns one after another, and so have networks
 * (start-time fair queueing): who has much waiting waits for herself.
 */
export function leaseQueue<Name extends QueueName>(rules: QueueRules<Name>) {
  const table = tableOf(rules)
  return {
    /** The columns that give a new row its place; `inTurn` false leaves it to the order in which rows come. */
    placeOf({ class: rank, party, network }: Place, inTurn = true) {
      const own = { class: rank, party: hashOf(party), ...(network != null && { network: hashOf(network) }) }
      return { ...own, turn: inTurn ? nextTurn({ ...rules, ...own }) : sql<number>`0` }
    },
    /** Takes the row whose turn it is, for as long as the lease runs; undefined when none is due. */
    take: async (db: Kysely<Tables>, now: Date, only = sql<boolean>`true`) =>
      (await take(rules, db, now, only)) as Selectable<Tables[Name]> | undefined,
    /** Forgets what was done. */
    async forget(db: Kysely<Tables>, id: string): Promise<void> {
      await db.deleteFrom(table).where('id', '=', id).execute()
    },
    /**
     * Puts a row back after an attempt that failed: for a pause that doubles each time and at the end of its party's turns, or, at
     * last, for a person to look at. One that was given up meanwhile stays so.
     */
    async putBack(db: Kysely<Tables>, row: Leased, failure: Failure, now: Date): Promise<{ readonly gaveUp: boolean }> {
      const { gaveUp, changes } = changesOf(rules, row, failure, now)
      await db.updateTable(table).set(changes).where('id', '=', row.id).where('gave_up_at', 'is', null).execute()
      return { gaveUp }
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

/** `enough` takes nothing more, `cut` ends what is in hand as well. */
export type Stop = { readonly enough: AbortSignal; readonly cut: AbortSignal }

export const endless: AbortSignal = new AbortController().signal

/**
 * Does what is due, one piece after another, each at least once: what was done but not forgotten is done again, and what was cut
 * short stays with its lease. @returns how many were tried
 */
export async function workOff<Row, Result>(work: Work<Row, Result>, { enough, cut }: Stop): Promise<number> {
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
