import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { JobPostingSubscription } from '#contract/job-subscription.ts'
import { readContentVersion } from '../database/content-version.ts'
import { emailKey } from '../mail/email-key.ts'
import type { Tables } from '../database/tables.ts'
import { dropMailOf } from '../mail/outbox.ts'
import { keepSubject, type Subject } from './subjects.ts'

/** A subscription that was asked for: whose it is, and whether it is to be confirmed by mail. */
export type Subscribed = { readonly subscriberId: string; readonly isToConfirm: boolean }

/** More subscriptions than one address may have. */
export class TooManySubscriptions extends Error {
  override readonly name = 'TooManySubscriptions'
}

/** The most subscriptions of one address. */
export const mostSubscriptions = 50
/** About how many bytes all of them have at most: of each its search, its title and its e-mail. */
export const bytesOfSubscriptions = mostSubscriptions * 1_500
/** How long a subscription that is asked for again is not confirmed again, in milliseconds. */
const confirmedFor = 24 * 60 * 60_000

/** 128 random bits that name something to the person they were sent to, and to nobody else (J6-07). */
export const newId = (): string => randomBytes(16).toString('hex')

/** Whether a text can be the id or the key of a subscription. */
export const isSubscriptionId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** The subscriber with an address, made at first need, with this id; her row is locked until the transaction ends. */
export async function subscriberOf(
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
  if (Number(count) >= mostSubscriptions) throw new TooManySubscriptions()
}

/** Handles a repeated subscription. @returns whether it is to be confirmed again; null when there is none yet */
async function askAgain(db: Kysely<Tables>, subscriberId: string, subject: string, now: Date): Promise<boolean | null> {
  const known = await db
    .selectFrom('job_subscription')
    .select(['PrimaryKey', 'confirmed_at'])
    .where('subscriber_id', '=', subscriberId)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (!known) return null
  if (now.getTime() - known.confirmed_at.getTime() < confirmedFor) return false
  await db
    .updateTable('job_subscription')
    .set({ confirmed_at: now.toISOString() })
    .where('PrimaryKey', '=', known.PrimaryKey)
    .execute()
  return true
}

/**
 * Subscribes an address to a subject; however often it is asked for, there is one subscription. It brings the postings
 * that come after this moment.
 * @throws TooManySubscriptions
 */
export async function subscribe(db: Kysely<Tables>, email: string, subject: Subject, now: Date): Promise<Subscribed> {
  const at = now.toISOString()
  const subscriberId = await subscriberOf(db, email, at)
  const again = await askAgain(db, subscriberId, subject.subject, now)
  if (again !== null) return { subscriberId, isToConfirm: again }
  await refuseTooMany(db, subscriberId)
  await keepSubject(db, subject)
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

/** The key of a subscriber's subscription to a subject. */
export async function keyOf(db: Kysely<Tables>, subscriberId: string, subject: string): Promise<string> {
  const query = db.selectFrom('job_subscription').select('PrimaryKey').where('subscriber_id', '=', subscriberId)
  return (await query.where('subject', '=', subject).executeTakeFirstOrThrow()).PrimaryKey
}

/** Every subscription of the address behind a subscription id, the oldest first; none for an id that nobody has (J7-31). */
export async function subscriptionsOf(db: Kysely<Tables>, id: string): Promise<JobPostingSubscription[]> {
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

/** Ends all subscriptions of an address: nothing of it is kept, and no mail that waits is sent (J2.7-10). */
export async function endAll(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('subscriber').where('id', '=', id).execute()
  await dropMailOf(db, id)
}

/** The subscription id of an address. */
export const idOf = async (db: Kysely<Tables>, email: string): Promise<string | undefined> =>
  (await db.selectFrom('subscriber').select('id').where('email_key', '=', emailKey(email)).executeTakeFirst())?.id

/** Every subscription of an address, the oldest first. */
export const subscriptionsOfEmail = async (db: Kysely<Tables>, email: string): Promise<JobPostingSubscription[]> =>
  subscriptionsOf(db, (await idOf(db, email)) ?? '')

/** Ends all subscriptions of an address. @returns whether it had any */
export async function endAllOfEmail(db: Kysely<Tables>, email: string): Promise<boolean> {
  const id = await idOf(db, email)
  if (id !== undefined) await endAll(db, id)
  return id !== undefined
}

/** Whose subscription has a key; her row is locked, so that what she subscribes to meanwhile is not lost. */
const holdOwner = (db: Kysely<Tables>, key: string) =>
  db
    .selectFrom('subscriber')
    .select('id')
    .where('id', '=', (query) =>
      query.selectFrom('job_subscription').select('subscriber_id').where('PrimaryKey', '=', key),
    )
    .forUpdate()
    .executeTakeFirst()

/**
 * Ends one subscription; with the last one the address is forgotten (J2.7-06).
 * @param id the subscription id that it must belong to, where that is known
 */
export async function endOne(db: Kysely<Tables>, key: string, id?: string): Promise<void> {
  const owner = await holdOwner(db, key)
  if (!owner || (id !== undefined && id !== owner.id)) return
  await db.deleteFrom('job_subscription').where('PrimaryKey', '=', key).execute()
  await forgetIfNoneLeft(db, owner.id)
}

/** Forgets an address that has no subscription left. */
export async function forgetIfNoneLeft(db: Kysely<Tables>, id: string): Promise<void> {
  const left = await db
    .selectFrom('job_subscription')
    .select('PrimaryKey')
    .where('subscriber_id', '=', id)
    .executeTakeFirst()
  if (!left) await endAll(db, id)
}

/** Ends all subscriptions behind a subscription id, or the one among them that has a key; nothing where there is none. */
export async function endOwn(db: Kysely<Tables>, id: string, key?: string): Promise<void> {
  if (!isSubscriptionId(id)) return
  await (key === undefined ? endAll(db, id) : endOne(db, key, id))
}
