import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { clockDifference, latestValidMoment } from '../database/longest-terms.ts'
import type { Tables } from '../database/tables.ts'
import { toRateLimitKey } from '../network/network-address.ts'

/** `within` is in milliseconds, at most a day. */
export type Limit = { readonly most: number; readonly within: number }

export type Attempt = { readonly kind: string; readonly who: string }

export const networkAttempt = (kind: string, address: string): Attempt => ({ kind, who: toRateLimitKey(address) })

const maxCleared = 1000
const clearEvery = 60_000

/** Hashed, because a visitor may have typed a secret into the wrong field. */
const attemptKey = ({ kind, who }: Attempt) => `${kind} ${createHash('sha256').update(who).digest('base64url')}`

async function clearOver(db: Kysely<Tables>, now: Date) {
  const over = db
    .selectFrom('attempt_count')
    .select('key')
    .where('ends_at', '<=', now)
    .limit(maxCleared)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('attempt_count').where('key', 'in', over).execute()
}

/** A count that ends later was begun while a clock was ahead, and is ignored. */
const latestEnd = (now: Date, within: number) => new Date(now.getTime() + within + clockDifference)

async function count(db: Kysely<Tables>, attempt: Attempt, now: Date, within: number) {
  const ends_at = new Date(now.getTime() + within).toISOString()
  const begun = sql<boolean>`attempt_count.ends_at > ${now.toISOString()}::timestamptz and attempt_count.ends_at <= ${latestEnd(now, within).toISOString()}::timestamptz`
  const row = await db
    .insertInto('attempt_count')
    .values({ key: attemptKey(attempt), count: 1, ends_at })
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

export async function countAttempts(
  db: Kysely<Tables>,
  attempt: Attempt,
  { within }: Pick<Limit, 'within'>,
  now: Date,
): Promise<number> {
  const row = await db
    .selectFrom('attempt_count')
    .select('count')
    .where('key', '=', attemptKey(attempt))
    .where('ends_at', '>', now)
    .where('ends_at', '<=', latestEnd(now, within))
    .executeTakeFirst()
  return row?.count ?? 0
}

export const isSpent = async (db: Kysely<Tables>, attempt: Attempt, limit: Limit, now: Date): Promise<boolean> =>
  (await countAttempts(db, attempt, limit, now)) >= limit.most

/** Clears nothing away, unlike `createAttempts`, so a transaction may use it. */
export const mayAttempt = async (db: Kysely<Tables>, attempt: Attempt, limit: Limit, now: Date): Promise<boolean> =>
  (await count(db, attempt, now, limit.within)).count <= limit.most

/** From the count in which it was counted `at` alone: the next one ends later than `within` after. */
async function refundAttempt(
  db: Kysely<Tables>,
  attempt: Attempt,
  { within }: Pick<Limit, 'within'>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('attempt_count')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', attemptKey(attempt))
    .where('count', '>', 0)
    .where('ends_at', '>', at)
    .where('ends_at', '<=', new Date(at.getTime() + within))
    .execute()
}

async function use(db: Kysely<Tables>, attempt: Attempt, now: Date): Promise<boolean> {
  const used = await db
    .deleteFrom('attempt_count')
    .where('key', '=', attemptKey(attempt))
    .where('ends_at', '>', now)
    .where('ends_at', '<=', latestValidMoment('attempt_count.ends_at', now))
    .returning('key')
    .executeTakeFirst()
  return used !== undefined
}

const maxFloods = 10_000
const farPast = 10

/**
 * One for each database: it clears away what is over, once a minute. A count ends `within` after its first attempt. Use a
 * `db` outside the transaction of a batch, or its rollback undoes attempts.
 */
export function createAttempts({ db }: { readonly db: Kysely<Tables> }) {
  const floods = new LRUCache<string, Date>({ max: maxFloods })
  let lastClearedAt = -Infinity
  const may = async (attempt: Attempt, { most, within }: Limit, now: Date): Promise<boolean> => {
    if (now.getTime() - lastClearedAt >= clearEvery) {
      lastClearedAt = now.getTime()
      await clearOver(db, now)
    }
    const { count: tried, end } = await count(db, attempt, now, within)
    if (tried >= most * farPast) floods.set(attemptKey(attempt), end)
    return tried <= most
  }
  const isFlood = (attempt: Attempt, now: Date) => now < (floods.get(attemptKey(attempt)) ?? now)
  return {
    may,
    consumeAttempt: async (attempt: Attempt, limit: Limit, now: Date): Promise<boolean> =>
      !isFlood(attempt, now) && may(attempt, limit, now),
    isSpent: (attempt: Attempt, limit: Limit, now: Date) => isSpent(db, attempt, limit, now),
    takeBack: (attempt: Attempt, limit: Limit, at: Date) => refundAttempt(db, attempt, limit, at),
    use: (attempt: Attempt, now: Date) => use(db, attempt, now),
  }
}

export type Attempts = ReturnType<typeof createAttempts>

export async function forgetAttempts(db: Kysely<Tables>, attempt: Attempt): Promise<void> {
  await db.deleteFrom('attempt_count').where('key', '=', attemptKey(attempt)).execute()
}

export async function grantAttempt(db: Kysely<Tables>, attempt: Attempt, end: Date): Promise<void> {
  const ends_at = end.toISOString()
  await db
    .insertInto('attempt_count')
    .values({ key: attemptKey(attempt), count: 1, ends_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ends_at }))
    .execute()
}

type Try = { readonly address: string; readonly now: Date }

export type OperationLimit = {
  readonly allows: (tried: Try) => Promise<boolean>
  readonly refusal: string
}

const perNetwork: Limit = { most: 60, within: 10 * 60_000 }

type NetworkLimitOptions = { readonly kind: string; readonly refusal: string; readonly limit?: Limit }

export const networkLimit = (
  attempts: Pick<Attempts, 'consumeAttempt'>,
  { kind, refusal, limit = perNetwork }: NetworkLimitOptions,
): OperationLimit => ({
  allows: ({ address, now }) => attempts.consumeAttempt(networkAttempt(kind, address), limit, now),
  refusal,
})
