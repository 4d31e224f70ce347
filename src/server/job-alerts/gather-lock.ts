import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { tryLock } from '../database/try-lock.ts'

/** Held until the transaction ends. @returns false when another process has it */
export const mayGather = (db: Kysely<Tables>): Promise<boolean> => tryLock(db, 'gatherAlerts')

export async function readLastGatheredHour(db: Kysely<Tables>): Promise<Date> {
  return (await db.selectFrom('alerts_gathered').select('hour').executeTakeFirstOrThrow()).hour
}

export async function noteGathered(db: Kysely<Tables>, hour: Date): Promise<void> {
  await db.updateTable('alerts_gathered').set({ hour: hour.toISOString() }).where('hour', '<', hour).execute()
}
