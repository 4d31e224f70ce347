import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { tryLock } from '../database/try-lock.ts'

type What = Tables['firm_news']['what']

/** How often something came to pass with applications for a posting; withdrawals are counted by their reasons. */
export type NewsCount = {
  readonly posting: string
  /** The title and the number of the job. */
  readonly job: string
  readonly what: What
  readonly reason: string | null
  readonly count: number
  /** How many of them came from addresses that were not confirmed then. */
  readonly unconfirmed: number
}

/** Whether something came to pass up to an hour that was not mailed. */
export async function isNewsDue(db: Kysely<Tables>, hour: Date): Promise<boolean> {
  const unmailed = db.selectFrom('firm_news').select('id').where('mailed_at', 'is', null).where('at', '<=', hour)
  return (await unmailed.limit(1).executeTakeFirst()) !== undefined
}

/** Whether this process may mail for an hour: another one is not at it, and none has. The transaction keeps others from it. */
export async function mayMail(db: Kysely<Tables>, hour: Date): Promise<boolean> {
  if (!(await tryLock(db, 'news'))) return false
  const mailed = await db
    .selectFrom('firm_news')
    .select('id')
    .where('mailed_at', '>=', hour)
    .limit(1)
    .executeTakeFirst()
  return mailed === undefined
}

/** Takes the news up to an hour that were not mailed, as counts, and marks them. */
export async function takeNews(db: Kysely<Tables>, hour: Date, now: Date): Promise<ReadonlyArray<NewsCount>> {
  const counted = await db
    .with('taken', (query) =>
      query
        .updateTable('firm_news')
        .set({ mailed_at: now.toISOString() })
        .where('mailed_at', 'is', null)
        .where('at', '<=', hour)
        .returning(['JobPosting_ID', 'job', 'what', 'reason', 'is_confirmed']),
    )
    .selectFrom('taken')
    .select(['JobPosting_ID as posting', 'what', 'reason'])
    .select(({ fn }) => [fn.max('job').as('job'), fn.countAll<number | string>().as('count')])
    .select(sql<number | string>`count(*) filter (where not is_confirmed)`.as('unconfirmed'))
    .groupBy(['JobPosting_ID', 'what', 'reason'])
    .execute()
  return counted.map((row) => ({ ...row, count: Number(row.count), unconfirmed: Number(row.unconfirmed) }))
}
