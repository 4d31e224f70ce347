import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** How often something may be tried, and for how long it is counted, in milliseconds. */
export type Limit = { readonly most: number; readonly within: number }

/** What is typed into a form may be a secret in the wrong field, so a key is kept as its hash. */
const keyOf = (kind: string, who: string) => `${kind} ${createHash('sha256').update(who).digest('base64url')}`

type Attempt = { readonly kind: string; readonly who: string; readonly now: Date }

/**
 * Counts an attempt in the database, one row for each kind and person; false when it is one too many. The count ends
 * `within` after the first attempt, however many follow. Call it outside of the batch's transaction: a batch that is
 * undone must not undo its attempts.
 */
export async function mayAttempt(db: Kysely<Tables>, { kind, who, now }: Attempt, { most, within }: Limit) {
  const ends_at = new Date(now.getTime() + within).toISOString()
  await db.deleteFrom('attempt_count').where('ends_at', '<=', now).execute()
  const { count } = await db
    .insertInto('attempt_count')
    .values({ key: keyOf(kind, who), count: 1, ends_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: sql<number>`attempt_count.count + 1` }))
    .returning('count')
    .executeTakeFirstOrThrow()
  return count <= most
}

/** Takes one attempt back that was none. */
export async function takeBackAttempt(db: Kysely<Tables>, kind: string, who: string): Promise<void> {
  await db
    .updateTable('attempt_count')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', keyOf(kind, who))
    .execute()
}

/** Forgets the attempts of one kind and person. */
export async function forgetAttempts(db: Kysely<Tables>, kind: string, who: string): Promise<void> {
  await db.deleteFrom('attempt_count').where('key', '=', keyOf(kind, who)).execute()
}
