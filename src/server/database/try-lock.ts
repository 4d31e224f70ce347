import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** What is done one at a time, by the number of its lock; imports and the keys of files have other ones. */
export const locks = {
  gatherAlerts: 7_304_882,
  unusedAccounts: 7_304_883,
  applications: 7_304_885,
  attachments: 7_304_886,
  news: 7_304_890,
  dueContent: 7_304_891,
  batches: 7_304_926,
} as const

/** Takes a lock until the transaction ends. @returns false when another process has it */
export async function tryLock(db: Kysely<Tables>, lock: keyof typeof locks): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(locks[lock])}) as mine`.execute(db)
  return rows[0]?.mine === true
}

/** Waits for a lock, and has it until the transaction ends. */
export async function waitForLock(db: Kysely<Tables>, lock: keyof typeof locks): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(locks[lock])})`.execute(db)
}
