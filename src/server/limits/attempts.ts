import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { clockDifference, latestOf } from '../database/longest-terms.ts'
import type { Tables } from '../database/tables.ts'
import { networkOf } from '../network/network-of.ts'

/** How often something may be tried, and for how long it is counted, in milliseconds: a day at most. */
export type Limit = { readonly most: number; readonly within: number }

/** What is tried, and by whom or from where. */
export type Attempt = { readonly kind: string; readonly who: string }

/** Something that is counted for the whole network an address belongs to. */
export const ofNetwork = (kind: string, address: string): Attempt => ({ kind, who: networkOf(address) })

/** How many expired counts are deleted at a time, and how often one process does that, in milliseconds. */
const mostCleared = 1000
const clearEvery = 60_000

/** What is typed into a form may be a secret in the wrong field, so a key is kept as its hash. */
const keyOf = ({ kind, who }: Attempt) => `${kind} ${createHash('sha256').update(who).digest('base64url')}`

async function clearOver(db: Kysely<Tables>, now: Date) {
  const over = db
    .selectFrom('attempt_count')
    .select('key')
    .where('ends_at', '<=', now)
    .limit(mostCleared)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('attempt_count').where('key', 'in', over).execute()
}

/** The latest end of a count: one that ends later was begun while a clock was ahead. */
const latestEnd = (now: Date, within: number) => new Date(now.getTime() + within + clockDifference)

/** Counts one more; a count that is over begins again. */
async function count(db: Kysely<Tables>, attempt: Attempt, now: Date, within: number) {
  const ends_at = new Date(now.getTime() + within).toISOString()
  const begun = sql<boolean>`attempt_count.ends_at > ${now.toISOString()}::timestamptz and attempt_count.ends_at <= ${latestEnd(now, within).toISOString()}::timestamptz`
  const row = await db
    .insertInto('attempt_count')
    .values({ key: keyOf(attempt), count: 1, ends_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${begun} then attempt_count.count + 1 else 1 end`,
        ends_at: sql<string>`case when ${begun} then attempt_count.ends_at else excluded.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow()
  return { count: row.count, end: row.ends_at }
}

/** How many are counted at this moment; counts nothing. */
export async function countOf(
  db: Kysely<Tables>,
  attempt: Attempt,
  { within }: Pick<Limit, 'within'>,
  now: Date,
): Promise<number> {
  const row = await db
    .selectFrom('attempt_count')
    .select('count')
    .where('key', '=', keyOf(attempt))
    .where('ends_at', '>', now)
    .where('ends_at', '<=', latestEnd(now, within))
    .executeTakeFirst()
  return row?.count ?? 0
}

/** Whether one more would be too many. */
const isSpent = async (db: Kysely<Tables>, attempt: Attempt, limit: Limit, now: Date): Promise<boolean> =>
  (await countOf(db, attempt, limit, now)) >= limit.most

/** Takes back an attempt that succeeded. */
async function takeBack(db: Kysely<Tables>, attempt: Attempt): Promise<void> {
  await db
    .updateTable('attempt_count')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', keyOf(attempt))
    .execute()
}

/** Uses up what `grantAttempt` gave; false when there is nothing. */
async function use(db: Kysely<Tables>, attempt: Attempt, now: Date): Promise<boolean> {
  const used = await db
    .deleteFrom('attempt_count')
    .where('key', '=', keyOf(attempt))
    .where('ends_at', '>', now)
    .where('ends_at', '<=', latestOf('attempt_count.ends_at', now))
    .returning('key')
    .executeTakeFirst()
  return used !== undefined
}

/** How many floods one process knows, and how many times a limit must be exceeded for one. */
const mostFloods = 10_000
const farPast = 10

/**
 * Counts of what is limited, one row for each kind and person, the same for all processes on one database. A count ends
 * `within` after its first attempt, however many follow. They are kept outside of a batch's transaction: a batch that is
 * undone must not undo its attempts.
 */
export function createAttempts({ db }: { readonly db: Kysely<Tables> }) {
  /** The end of each count that is far past its limit: another write for it would be in vain. */
  const floods = new LRUCache<string, Date>({ max: mostFloods })
  let clearedAt = -Infinity
  const may = async (attempt: Attempt, { most, within }: Limit, now: Date): Promise<boolean> => {
    if (now.getTime() - clearedAt >= clearEvery) {
      clearedAt = now.getTime()
      await clearOver(db, now)
    }
    const { count: tried, end } = await count(db, attempt, now, within)
    if (tried >= most * farPast) floods.set(keyOf(attempt), end)
    return tried <= most
  }
  const isFlood = (attempt: Attempt, now: Date) => now < (floods.get(keyOf(attempt)) ?? now)
  return {
    /** Counts an attempt; false when it is one too many. */
    may,
    /** Counts an attempt from a network, as `ofNetwork` names it; a flood of them, once it is known, costs the database nothing. */
    mayFrom: async (attempt: Attempt, limit: Limit, now: Date): Promise<boolean> =>
      !isFlood(attempt, now) && may(attempt, limit, now),
    isSpent: (attempt: Attempt, limit: Limit, now: Date) => isSpent(db, attempt, limit, now),
    takeBack: (attempt: Attempt) => takeBack(db, attempt),
    use: (attempt: Attempt, now: Date) => use(db, attempt, now),
  }
}

export type Attempts = ReturnType<typeof createAttempts>

/** Forgets the attempts of one kind and person. */
export async function forgetAttempts(db: Kysely<Tables>, attempt: Attempt): Promise<void> {
  await db.deleteFrom('attempt_count').where('key', '=', keyOf(attempt)).execute()
}

/** Grants one attempt beyond a limit, which ends at a moment when it is not used. */
export async function grantAttempt(db: Kysely<Tables>, attempt: Attempt, end: Date): Promise<void> {
  const ends_at = end.toISOString()
  await db
    .insertInto('attempt_count')
    .values({ key: keyOf(attempt), count: 1, ends_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ends_at }))
    .execute()
}
