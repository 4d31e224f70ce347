import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { JobPostingSubscription } from '#contract/job-subscription.ts'
import { readContentVersion } from '../database/content-version.ts'
import { emailKey } from '../mail/email-addresses.ts'
import type { Tables } from '../database/tables.ts'
import { dropSubscriberMail } from '../mail/outbox.ts'
import { storeSubject, type Subject } from './subjects.ts'

export type SubscriptionResult = { readonly subscriberId: string; readonly isToConfirm: boolean }

export class TooManySubscriptions extends Error {
  override readonly name = 'TooManySubscriptions'
}

export const maxSubscriptions = 50
export const subscriptionBytes = maxSubscriptions * 1_500
/** In milliseconds: a repeated request within this time gets no second confirmation. */
const confirmationPeriod = 24 * 60 * 60_000

export const newId = (): string => randomBytes(16).toString('hex')

export const isSubscriptionId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** Finds or creates the subscriber; locks the row until the transaction ends. */
export async function ensureSubscriber(
  db: Kysely<Tables>,
  email: string,
  now: string,
  newcomer = newId(),
): Promise<string> {
  const row = { EmailAddress: email, email_key: emailKey(email), created_at: now, gathered_at: now, asked_at: null }
  const { id } = await db
    .insertInto('subscriber')
    .values({ id: newcomer, ...row })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ email_key: row.email_key }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function refuseTooMany(db: Kysely<Tables>, subscriberId: string) {
  const { count } = await db
    .selectFrom('job_subscription')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('subscriber_id', '=', subscriberId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxSubscriptions) throw new TooManySubscriptions()
}

async function renewConfirmation(
  db: Kysely<Tables>,
  subscriberId: string,
  subject: string,
  now: Date,
): Promise<boolean | null> {
  const known = await db
    .selectFrom('job_subscription')
    .select(['PrimaryKey', 'confirmed_at'])
    .where('subscriber_id', '=', subscriberId)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (!known) return null
  if (now.getTime() - known.confirmed_at.getTime() < confirmationPeriod) return false
  await db
    .updateTable('job_subscription')
    .set({ confirmed_at: now.toISOString() })
    .where('PrimaryKey', '=', known.PrimaryKey)
    .execute()
  return true
}

/** Idempotent. Only postings of later content versions are sent. @throws {TooManySubscriptions} at `maxSubscriptions` */
export async function subscribe(
  db: Kysely<Tables>,
  email: string,
  subject: Subject,
  now: Date,
): Promise<SubscriptionResult> {
  const at = now.toISOString()
  const subscriberId = await ensureSubscriber(db, email, at)
  const again = await renewConfirmation(db, subscriberId, subject.subject, now)
  if (again !== null) return { subscriberId, isToConfirm: again }
  await refuseTooMany(db, subscriberId)
  await storeSubject(db, subject)
  await db
    .insertInto('job_subscription')
    .values({
      PrimaryKey: newId(),
      subscriber_id: subscriberId,
      subject: subject.subject,
      created_at: at,
      confirmed_at: at,
      told_version: await readContentVersion({ db }),
    })
    .execute()
  return { subscriberId, isToConfirm: true }
}

export async function readSubscriptionKey(db: Kysely<Tables>, subscriberId: string, subject: string): Promise<string> {
  const query = db.selectFrom('job_subscription').select('PrimaryKey').where('subscriber_id', '=', subscriberId)
  return (await query.where('subject', '=', subject).executeTakeFirstOrThrow()).PrimaryKey
}

export async function listSubscriptions(db: Kysely<Tables>, id: string): Promise<JobPostingSubscription[]> {
  if (!isSubscriptionId(id)) return []
  return db
    .selectFrom('job_subscription')
    .innerJoin('subscriber', 'subscriber.id', 'job_subscription.subscriber_id')
    .innerJoin('subscription_subject', 'subscription_subject.subject', 'job_subscription.subject')
    .select(['PrimaryKey', 'JobPosting_ID', 'JobFunction', 'EmailAddress', 'Search'])
    .where('subscriber.id', '=', id)
    .orderBy('job_subscription.created_at')
    .orderBy('PrimaryKey')
    .execute()
}

export async function endAll(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('subscriber').where('id', '=', id).execute()
  await dropSubscriberMail(db, id)
}

export const findSubscriberId = async (db: Kysely<Tables>, email: string): Promise<string | undefined> =>
  (await db.selectFrom('subscriber').select('id').where('email_key', '=', emailKey(email)).executeTakeFirst())?.id

export const listEmailSubscriptions = async (db: Kysely<Tables>, email: string): Promise<JobPostingSubscription[]> =>
  listSubscriptions(db, (await findSubscriberId(db, email)) ?? '')

export async function endAllSubscriptions(db: Kysely<Tables>, email: string): Promise<boolean> {
  const id = await findSubscriberId(db, email)
  if (id !== undefined) await endAll(db, id)
  return id !== undefined
}

/** Locks the owner's row, so that a subscription made meanwhile is not lost. */
const lockOwner = (db: Kysely<Tables>, key: string) =>
  db
    .selectFrom('subscriber')
    .select('id')
    .where('id', '=', (query) =>
      query.selectFrom('job_subscription').select('subscriber_id').where('PrimaryKey', '=', key),
    )
    .forUpdate()
    .executeTakeFirst()

export async function endSubscription(db: Kysely<Tables>, key: string, id?: string): Promise<void> {
  const owner = await lockOwner(db, key)
  if (!owner || (id !== undefined && id !== owner.id)) return
  await db.deleteFrom('job_subscription').where('PrimaryKey', '=', key).execute()
  await forgetEmptySubscriber(db, owner.id)
}

export async function forgetEmptySubscriber(db: Kysely<Tables>, id: string): Promise<void> {
  const left = await db
    .selectFrom('job_subscription')
    .select('PrimaryKey')
    .where('subscriber_id', '=', id)
    .executeTakeFirst()
  if (!left) await endAll(db, id)
}

export async function endSubscriberAlerts(db: Kysely<Tables>, id: string, key?: string): Promise<void> {
  if (!isSubscriptionId(id)) return
  await (key === undefined ? endAll(db, id) : endSubscription(db, key, id))
}
