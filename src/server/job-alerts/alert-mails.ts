import { setImmediate as turn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { queueMails, type Mail } from '../mail/outbox.ts'
import { chunkSize, type DueSubscriber, type DueSubscription, mayGather } from './gathering.ts'
import type { MailTemplates, Subscriber } from './mail-templates.ts'
import type { NewJobs } from './new-jobs.ts'

const batchSize = 20

export async function queueInTurns(db: Kysely<Tables>, mails: ReadonlyArray<Mail>, now: Date): Promise<void> {
  for (let start = 0; start < mails.length; start += batchSize) {
    const some = mails.slice(start, start + batchSize)
    await queueMails(
      db,
      some.map((mail) => ({ ...mail, class: 'bulk', address: null })),
      now,
    )
    await turn()
  }
}

type Parts = {
  readonly database: { readonly db: Kysely<Tables> }
  readonly templates: Pick<MailTemplates, 'yearly'>
  readonly clock: () => Date
}

const subtractYear = (hour: Date) => new Date(new Date(hour).setUTCFullYear(hour.getUTCFullYear() - 1))

const claimSubscribers = (db: Kysely<Tables>, hour: Date): Promise<Subscriber[]> =>
  db
    .updateTable('subscriber')
    .set({ asked_at: hour.toISOString() })
    .where('id', 'in', (query) =>
      query
        .selectFrom('subscriber')
        .select('id')
        .where('created_at', '<=', subtractYear(hour))
        .where('asked_at', 'is', null)
        .limit(chunkSize)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning(['id', 'EmailAddress'])
    .execute()

export async function queueYearlyReminders(
  { database: { db }, templates, clock }: Parts,
  hour: Date,
  signal: AbortSignal,
) {
  const remindBatch = () =>
    db.transaction().execute(async (transaction) => {
      if (!(await mayGather(transaction))) return 'busy'
      const subscribers = await claimSubscribers(transaction, hour)
      await queueInTurns(
        transaction,
        subscribers.map((subscriber) => templates.yearly(subscriber)),
        clock(),
      )
      return subscribers.length === 0 ? 'whole' : 'more'
    })
  for (;;) {
    const asked = signal.aborted ? 'busy' : await remindBatch()
    if (asked !== 'more') return asked === 'whole'
  }
}

export type MakeDigest = (subscriber: DueSubscriber) => Mail | null

export type Chunk = {
  readonly subscribers: ReadonlyArray<DueSubscriber>
  readonly makeDigest: MakeDigest
  readonly hour: Date
  readonly now: Date
  readonly newJobs: Pick<NewJobs, 'version'>
}

export type DigestProgress = 'whole' | 'part' | 'busy'

async function lockSubscribers(db: Kysely<Tables>, { subscribers, hour }: Chunk) {
  const ids = subscribers.map(({ id }) => id)
  const held = await db
    .selectFrom('subscriber')
    .select('id')
    .where('id', 'in', ids)
    .where('gathered_at', '<', hour)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  return new Set(held.map(({ id }) => id))
}

async function lockSubscriptions(db: Kysely<Tables>, keys: ReadonlyArray<string>) {
  if (keys.length === 0) return new Set<string>()
  const held = await db
    .selectFrom('job_subscription')
    .select('PrimaryKey')
    .where('PrimaryKey', 'in', keys)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  return new Set(held.map(({ PrimaryKey }) => PrimaryKey))
}

async function mark(db: Kysely<Tables>, ids: ReadonlySet<string>, keys: ReadonlySet<string>, chunk: Chunk) {
  const { hour, newJobs } = chunk
  await db
    .updateTable('subscriber')
    .set({ gathered_at: hour.toISOString() })
    .where('id', 'in', [...ids])
    .execute()
  if (keys.size === 0) return
  await db
    .updateTable('job_subscription')
    .set({ told_version: newJobs.version })
    .where('PrimaryKey', 'in', [...keys])
    .where('told_version', '<', newJobs.version)
    .execute()
}

const listKeys = (subscriptions: ReadonlyArray<DueSubscription>) => subscriptions.map(({ PrimaryKey }) => PrimaryKey)

async function writeLockedDigests(db: Kysely<Tables>, chunk: Chunk, made: ReadonlyMap<DueSubscriber, Mail | null>) {
  const ids = await lockSubscribers(db, chunk)
  if (ids.size === 0) return 0
  const held = chunk.subscribers.filter(({ id }) => ids.has(id))
  const keys = await lockSubscriptions(db, listKeys(held.flatMap(({ subscriptions }) => subscriptions)))
  const mails = held.flatMap((subscriber) => {
    const subscriptions = subscriber.subscriptions.filter(({ PrimaryKey }) => keys.has(PrimaryKey))
    const isAsMade = subscriptions.length === subscriber.subscriptions.length
    return (isAsMade ? made.get(subscriber) : chunk.makeDigest({ ...subscriber, subscriptions })) ?? []
  })
  await queueInTurns(db, mails, chunk.now)
  await mark(db, ids, keys, chunk)
  return ids.size
}

/** One transaction; skips locked rows: a subscriber who is ending a subscription gets the jobs of the others next time. */
export function writeDigests(
  db: Kysely<Tables>,
  chunk: Chunk,
  made: ReadonlyMap<DueSubscriber, Mail | null>,
): Promise<DigestProgress> {
  return db.transaction().execute(async (transaction) => {
    if (!(await mayGather(transaction))) return 'busy'
    const written = await writeLockedDigests(transaction, chunk, made)
    return written === chunk.subscribers.length ? 'whole' : 'part'
  })
}
