import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Any number but that of the import. */
const gatherLock = 7_304_882

/** Takes the lock of gathering alerts until the transaction ends. @returns false when another process has it */
export async function mayGather(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(gatherLock)}) as mine`.execute(db)
  return rows[0]?.mine === true
}

/** The latest hour of which every alert is written. */
export async function gatheredUpTo(db: Kysely<Tables>): Promise<Date> {
  return (await db.selectFrom('alerts_gathered').select('hour').executeTakeFirstOrThrow()).hour
}

/** Records that every alert of an hour is written. */
export async function noteGathered(db: Kysely<Tables>, hour: Date): Promise<void> {
  await db.updateTable('alerts_gathered').set({ hour: hour.toISOString() }).where('hour', '<', hour).execute()
}
