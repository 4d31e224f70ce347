import type { VisitEvent } from '#contract/visit-reports.ts'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** How many names are counted apart on one day; made-up addresses beyond them are counted together. */
const mostNames = 5_000

const others = '(others)'

async function nameFor(db: Kysely<Tables>, day: string, { Kind, Name }: VisitEvent): Promise<string> {
  const known = await db
    .selectFrom('daily_count')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('names'),
      sql<boolean>`coalesce(bool_or(kind = ${Kind} and name = ${Name}), false)`.as('isKnown'),
    ])
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return known.isKnown || Number(known.names) < mostNames ? Name : others
}

/** Adds one to the count of an event on its day (C7.2-14). */
export async function countVisit(db: Kysely<Tables>, event: VisitEvent, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  const name = await nameFor(db, day, event)
  await db
    .insertInto('daily_count')
    .values({ day, kind: event.Kind, name, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind', 'name']).doUpdateSet({ count: sql`daily_count.count + 1` }),
    )
    .execute()
}
