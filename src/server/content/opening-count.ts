import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { ImportRows } from './content-tables.ts'
import type { EntityPlan } from './plan-import.ts'

/** 0 states nothing. */
export const describeOpenings = (stated: number | undefined, open: number | undefined): ReadonlyArray<string> =>
  stated && open !== undefined && stated !== open
    ? [`WebsiteStat: openingCount is ${stated}, and the open jobs are ${open}`]
    : []

async function countOpen(db: Kysely<Tables>, plan: EntityPlan | undefined) {
  if (plan) return plan.stored.length + plan.added.size - plan.removed.size
  const { count } = await db
    .selectFrom('JobPostingHeader')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const readStated = async (db: Kysely<Tables>) =>
  (await db.selectFrom('WebsiteStat').select('openingCount').executeTakeFirst())?.openingCount

/** Compares what the counters say with the jobs that are open after the import. */
export async function checkOpenings(
  db: Kysely<Tables>,
  rows: ImportRows,
  plans: ReadonlyArray<EntityPlan>,
): Promise<ReadonlyArray<string>> {
  if (!rows.WebsiteStat && !rows.JobPostingHeader) return []
  const stated = rows.WebsiteStat?.[0]?.openingCount ?? (await readStated(db))
  const plan = plans.find(({ name }) => name === 'JobPostingHeader')
  return describeOpenings(stated, await countOpen(db, plan))
}
