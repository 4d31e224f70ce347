import type { VisitEvent } from '#contract/visit-reports.ts'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

const maxNames = 5_000

const otherNamesLabel = '(others)'

type VisitCount = { readonly day: string; readonly kind: string; readonly name: string }

async function incrementCount(db: Kysely<Tables>, { day, kind, name }: VisitCount): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('daily_count')
    .set((row) => ({ count: row('count', '+', 1) }))
    .where('day', '=', day)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function reserveName(db: Kysely<Tables>, day: string): Promise<boolean> {
  const taken = await db
    .insertInto('daily_name_count')
    .values({ day, names: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ names: sql<number>`daily_name_count.names + 1` })
        .where('daily_name_count.names', '<', maxNames),
    )
    .returning('names')
    .executeTakeFirst()
  return taken !== undefined
}

const upsertCount = (db: Kysely<Tables>, counted: VisitCount) =>
  db
    .insertInto('daily_count')
    .values({ ...counted, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind', 'name']).doUpdateSet({ count: sql<number>`daily_count.count + 1` }),
    )
    .execute()

function visitKind(event: VisitEvent): string {
  if (event.Kind === 'select content') return event.Content
  return event.Kind === 'share' ? `share by ${event.Method}` : event.Kind
}

export async function countVisit(db: Kysely<Tables>, event: VisitEvent, now: Date): Promise<boolean> {
  const counted = { day: now.toISOString().slice(0, 10), kind: visitKind(event), name: event.Name }
  if (await incrementCount(db, counted)) return true
  const hasCapacity = await reserveName(db, counted.day)
  await upsertCount(db, hasCapacity ? counted : { ...counted, name: otherNamesLabel })
  return hasCapacity
}

type Counting = {
  readonly database: { readonly db: Kysely<Tables> }
  readonly clock: () => Date
  readonly forwardVisit?: ((event: VisitEvent) => Promise<void>) | undefined
}

export const createVisitCounter =
  ({ database, clock, forwardVisit }: Counting) =>
  async (event: VisitEvent): Promise<void> => {
    if (await countVisit(database.db, event, clock())) void forwardVisit?.(event)
  }
