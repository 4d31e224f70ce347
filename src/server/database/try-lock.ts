import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Advisory lock keys; `lock-content.ts` and `file-keys.ts` have others. */
export const locks = {
  gatherAlerts: 7_304_882,
  unusedAccounts: 7_304_883,
  applications: 7_304_885,
  attachments: 7_304_886,
  news: 7_304_890,
  dueContent: 7_304_891,
  readContent: 7_304_892,
  batches: 7_304_926,
} as const

export async function tryLock(db: Kysely<Tables>, lock: keyof typeof locks): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(locks[lock])}) as mine`.execute(db)
  return rows[0]?.mine === true
}

/** For work that is too long for a transaction of its own; where another process has the lock nothing is done. */
export async function whileLocked(
  db: Kysely<Tables>,
  lock: keyof typeof locks,
  work: () => Promise<void>,
): Promise<void> {
  let working: Promise<void> | undefined
  const holding = db.transaction().execute(async (holder) => {
    await sql`select set_config('idle_in_transaction_session_timeout', '0', true)`.execute(holder)
    if (await tryLock(holder, lock)) await (working = work())
  })
  // A connection that was silent for long is cut, and its lock gone: the work stands.
  await holding.catch((error: unknown) => {
    if (!working) throw error
  })
  await working
}

export async function waitForLock(db: Kysely<Tables>, lock: keyof typeof locks): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(locks[lock])})`.execute(db)
}
