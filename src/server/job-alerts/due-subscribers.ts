import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Named, Reader } from './mail-templates.ts'
import type { Matchable } from './match-subjects.ts'
import type { NewJobs } from './new-jobs.ts'

/** A subscription and what its owner was told of it. */
export type Told = Named & Matchable & { readonly PrimaryKey: string; readonly told_version: number }

/** A subscriber for whom nothing was gathered at this hour, with all her subscriptions. */
export type DueReader = Reader & { readonly subscriptions: ReadonlyArray<Told> }

/** How many subscribers one transaction writes to. */
export const chunkSize = 200

type Wanted = { readonly hour: Date; readonly after: string; readonly newJobs: Pick<NewJobs, 'latest'> }

const readersAfter = (db: Kysely<Tables>, { hour, after, newJobs: { latest } }: Wanted) =>
  db
    .selectFrom('subscriber')
    .select(['id', 'EmailAddress'])
    .where('gathered_at', '<', hour)
    .where('id', '>', after)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('job_subscription')
          .select('PrimaryKey')
          .whereRef('subscriber_id', '=', 'subscriber.id')
          .where('told_version', '<', latest),
      ),
    )
    .orderBy('id')
    .limit(chunkSize)
    .execute()

/** The next subscribers, by their ids, whom something new came for since they were told; none after the last. */
export async function dueReaders(db: Kysely<Tables>, wanted: Wanted): Promise<ReadonlyArray<DueReader>> {
  const readers = await readersAfter(db, wanted)
  if (readers.length === 0) return []
  const rows = await db
    .selectFrom('job_subscription')
    .innerJoin('subscription_subject', 'subscription_subject.subject', 'job_subscription.subject')
    .select(['PrimaryKey', 'subscriber_id', 'told_version', 'subscription_subject.subject', 'JobPosting_ID'])
    .select(['JobFunction', 'Search', 'posting'])
    .where(
      'subscriber_id',
      'in',
      readers.map(({ id }) => id),
    )
    .orderBy('created_at')
    .orderBy('PrimaryKey')
    .execute()
  const byReader = Map.groupBy(rows, ({ subscriber_id }) => subscriber_id)
  return readers.map((reader) => ({ ...reader, subscriptions: byReader.get(reader.id) ?? [] }))
}
