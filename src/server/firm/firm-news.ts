import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { tryLock } from '../database/try-lock.ts'

type NewsKind = Tables['firm_news']['what']

export type NewsCount = {
  readonly posting: string
  readonly job: string
  readonly what: NewsKind
  readonly reason: string | null
  readonly count: number
  readonly unconfirmed: number
}

export async function isNewsDue(db: Kysely<Tables>, hour: Date): Promise<boolean> {
  const unmailed = db.selectFrom('firm_news').select('id').where('mailed_at', 'is', null).where('at', '<=', hour)
  return (await unmailed.limit(1).executeTakeFirst()) !== undefined
}

/** False if the hour was mailed or another process holds the lock; true keeps the lock until the transaction ends. */
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

export async function claimNews(db: Kysely<Tables>, hour: Date, now: Date): Promise<ReadonlyArray<NewsCount>> {
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
