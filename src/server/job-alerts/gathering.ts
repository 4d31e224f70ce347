import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { tryLock } from '../database/try-lock.ts'
import type { NamedSubject, Subscriber } from './mail-templates.ts'
import type { Matchable } from './match-subjects.ts'
import type { NewJobs } from './new-jobs.ts'

/** Held until the transaction ends. @returns false when another process has it */
export const mayGather = (db: Kysely<Tables>): Promise<boolean> => tryLock(db, 'gatherAlerts')

export async function readLastGatheredHour(db: Kysely<Tables>): Promise<Date> {
  return (await db.selectFrom('alerts_gathered').select('hour').executeTakeFirstOrThrow()).hour
}

export async function noteGathered(db: Kysely<Tables>, hour: Date): Promise<void> {
  await db.updateTable('alerts_gathered').set({ hour: hour.toISOString() }).where('hour', '<', hour).execute()
}

export type DueSubscription = NamedSubject & Matchable & { readonly PrimaryKey: string; readonly told_version: number }

export type DueSubscriber = Subscriber & { readonly subscriptions: ReadonlyArray<DueSubscription> }

export const chunkSize = 200

type DueQuery = { readonly hour: Date; readonly after: string; readonly newJobs: Pick<NewJobs, 'latest'> }

const selectSubscriberPage = (db: Kysely<Tables>, { hour, after, newJobs: { latest } }: DueQuery) =>
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

export async function dueSubscribers(db: Kysely<Tables>, wanted: DueQuery): Promise<ReadonlyArray<DueSubscriber>> {
  const subscribers = await selectSubscriberPage(db, wanted)
  if (subscribers.length === 0) return []
  const rows = await db
    .selectFrom('job_subscription')
    .innerJoin('subscription_subject', 'subscription_subject.subject', 'job_subscription.subject')
    .select(['PrimaryKey', 'subscriber_id', 'told_version', 'subscription_subject.subject', 'JobPosting_ID'])
    .select(['JobFunction', 'Search', 'posting'])
    .where(
      'subscriber_id',
      'in',
      subscribers.map(({ id }) => id),
    )
    .orderBy('created_at')
    .orderBy('PrimaryKey')
    .execute()
  const bySubscriber = Map.groupBy(rows, ({ subscriber_id }) => subscriber_id)
  return subscribers.map((subscriber) => ({ ...subscriber, subscriptions: bySubscriber.get(subscriber.id) ?? [] }))
}
