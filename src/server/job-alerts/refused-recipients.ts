import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { endAll } from './subscriptions.ts'

export const maxRefusedDays = 3

export function recordRefusal(db: Kysely<Tables>, subscriberId: string, now: Date): Promise<boolean> {
  const today = sql<string>`${now.toISOString()}::timestamptz::date`
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('subscriber')
      .set((row) => ({ refused_days: row('refused_days', '+', 1), refused_on: today }))
      .where('id', '=', subscriberId)
      .where(({ eb, or }) => or([eb('refused_on', 'is', null), eb('refused_on', '<', today)]))
      .execute()
    const over = await transaction
      .selectFrom('subscriber')
      .select('id')
      .where('id', '=', subscriberId)
      .where('refused_days', '>=', maxRefusedDays)
      .forUpdate()
      .executeTakeFirst()
    if (!over) return false
    await endAll(transaction, subscriberId)
    await transaction
      .updateTable('alerts_ended')
      .set((row) => ({ count: row('count', '+', 1) }))
      .execute()
    return true
  })
}

export async function recordAcceptance(db: Kysely<Tables>, subscriberId: string): Promise<void> {
  await db
    .updateTable('subscriber')
    .set({ refused_days: 0, refused_on: null })
    .where('id', '=', subscriberId)
    .where('refused_days', '>', 0)
    .execute()
}

export async function countRefused(db: Kysely<Tables>): Promise<{ readonly refused: number; readonly ended: number }> {
  const { refused } = await db
    .selectFrom('subscriber')
    .select(({ fn }) => fn.countAll<number | string>().as('refused'))
    .where('refused_days', '>', 0)
    .executeTakeFirstOrThrow()
  const { count } = await db.selectFrom('alerts_ended').select('count').executeTakeFirstOrThrow()
  return { refused: Number(refused), ended: count }
}
