import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Mail } from '../mail/outbox.ts'
import type { DueSubscriber, DueSubscription } from './due-subscribers.ts'
import { mayGather } from './gather-lock.ts'
import type { NewJobs } from './new-jobs.ts'
import { queueInTurns } from './queue-in-turns.ts'

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
