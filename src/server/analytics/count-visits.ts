import type { VisitEvent } from '#contract/visit-reports.ts'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** How many names are counted apart on one day; made-up addresses beyond them are counted together. */
const mostNames = 5_000

const others = '(others)'

type Counted = { readonly day: string; readonly kind: string; readonly name: string }

/** Adds one to a count that is there. @returns false when it is not. */
async function addTo(db: Kysely<Tables>, { day, kind, name }: Counted): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('daily_count')
    .set((row) => ({ count: row('count', '+', 1) }))
    .where('day', '=', day)
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes room for one more name of a day, over all processes. @returns false when there is none. */
async function takeRoom(db: Kysely<Tables>, day: string): Promise<boolean> {
  const taken = await db
    .insertInto('daily_name_count')
    .values({ day, names: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ names: sql<number>`daily_name_count.names + 1` })
        .where('daily_name_count.names', '<', mostNames),
    )
    .returning('names')
    .executeTakeFirst()
  return taken !== undefined
}

const addOrBegin = (db: Kysely<Tables>, counted: Counted) =>
  db
    .insertInto('daily_count')
    .values({ ...counted, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind', 'name']).doUpdateSet({ count: sql<number>`daily_count.count + 1` }),
    )
    .execute()

/** What an event is counted as. */
function kindOf(event: VisitEvent): string {
  if (event.Kind === 'select content') return event.Content
  return event.Kind === 'share' ? `share by ${event.Method}` : event.Kind
}

/**
 * Adds one to the count of an event on its day (C7.2-14), of a job under what was done with it (J7-53 to J7-56) or the way
 * it was shared (J2.5-57).
 * @returns whether it was counted under its own name; false when the day had no room for one more
 */
export async function countVisit(db: Kysely<Tables>, event: VisitEvent, now: Date): Promise<boolean> {
  const counted = { day: now.toISOString().slice(0, 10), kind: kindOf(event), name: event.Name }
  if (await addTo(db, counted)) return true
  const hasRoom = await takeRoom(db, counted.day)
  await addOrBegin(db, hasRoom ? counted : { ...counted, name: others })
  return hasRoom
}

type Counting = {
  readonly database: { readonly db: Kysely<Tables> }
  readonly clock: () => Date
  /** Is given what was counted under its own name. */
  readonly forwardVisit?: ((event: VisitEvent) => Promise<void>) | undefined
}

/** Counts visits, and forwards them to a service that counts them too. */
export const visitCounter =
  ({ database, clock, forwardVisit }: Counting) =>
  async (event: VisitEvent): Promise<void> => {
    if (await countVisit(database.db, event, clock())) void forwardVisit?.(event)
  }
