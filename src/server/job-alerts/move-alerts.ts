import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { emailKey } from '../mail/email-addresses.ts'
import {
  forgetEmptySubscriber,
  findSubscriberId,
  maxSubscriptions,
  newId,
  ensureSubscriber,
  TooManySubscriptions,
} from './subscriptions.ts'

export type Move = { readonly applicantId: string; readonly from: string; readonly to: string; readonly before: Date }

/** Later alerts of the address may belong to somebody else who has it now. */
const selectEarlierAlerts = (db: Kysely<Tables>, email: string, before: Date) =>
  db
    .selectFrom('job_subscription')
    .innerJoin('subscriber', 'subscriber.id', 'job_subscription.subscriber_id')
    .where('email_key', '=', emailKey(email))
    .where('confirmed_at', '<=', before)

export async function countEarlierAlerts(db: Kysely<Tables>, email: string, before: Date): Promise<number> {
  const { count } = await selectEarlierAlerts(db, email, before)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Locks in a fixed order to avoid deadlocks. */
async function lockSubscribersByEmail(db: Kysely<Tables>, emails: ReadonlyArray<string>) {
  await db
    .selectFrom('subscriber')
    .select('id')
    .where('email_key', 'in', emails.map(emailKey))
    .orderBy('email_key')
    .forUpdate()
    .execute()
}

const listSubjects = async (db: Kysely<Tables>, id: string) => {
  const rows = await db.selectFrom('job_subscription').select('subject').where('subscriber_id', '=', id).execute()
  return new Set(rows.map(({ subject }) => subject))
}

type AlertRow = {
  readonly subject: string
  readonly created_at: Date
  readonly confirmed_at: Date
  readonly told_version: number
}

const alertColumns = ({ subject, created_at, confirmed_at, told_version }: AlertRow) => ({
  subject,
  told_version,
  created_at: created_at.toISOString(),
  confirmed_at: confirmed_at.toISOString(),
})

async function addAlerts(db: Kysely<Tables>, id: string, alerts: ReadonlyArray<AlertRow>) {
  if (alerts.length === 0) return
  await db
    .insertInto('job_subscription')
    .values(alerts.map((alert) => ({ PrimaryKey: newId(), subscriber_id: id, ...alertColumns(alert) })))
    .onConflict((conflict) => conflict.columns(['subscriber_id', 'subject']).doNothing())
    .execute()
}

type ExistingAlert = AlertRow & { readonly PrimaryKey: string; readonly subscriber_id: string }

const createMovedRowMapper = ({ applicantId, from, to }: Move, now: Date) => {
  const moved = { Applicant_ID: applicantId, from_email: from, to_email: to, moved_at: now.toISOString() }
  return (alert: ExistingAlert, isExisting: boolean) => ({
    ...moved,
    subscriber_id: alert.subscriber_id,
    was_there: isExisting,
    ...alertColumns(alert),
  })
}

/**
 * The caller must hold the account. @returns how many alerts left `from`, also those `to` already had @throws
 * {TooManySubscriptions} when `to` would have too many
 */
export async function moveAlerts(db: Kysely<Tables>, move: Move, now: Date): Promise<number> {
  const { from, to, before } = move
  await lockSubscribersByEmail(db, [from, to])
  const found = await selectEarlierAlerts(db, from, before)
    .select(['PrimaryKey', 'subscriber_id', 'subject', 'confirmed_at', 'told_version', 'job_subscription.created_at'])
    .orderBy('job_subscription.created_at')
    .execute()
  const [first] = found
  if (!first) return 0
  const id = await ensureSubscriber(db, to, now.toISOString())
  const there = await listSubjects(db, id)
  const missing = found.filter(({ subject }) => !there.has(subject))
  if (there.size + missing.length > maxSubscriptions) throw new TooManySubscriptions()
  const keep = createMovedRowMapper(move, now)
  const kept = found.map((alert) => keep(alert, there.has(alert.subject)))
  await db.insertInto('moved_alert').values(kept).execute()
  await addAlerts(db, id, missing)
  await db
    .deleteFrom('job_subscription')
    .where(
      'PrimaryKey',
      'in',
      found.map(({ PrimaryKey }) => PrimaryKey),
    )
    .execute()
  await forgetEmptySubscriber(db, first.subscriber_id)
  return found.length
}

type MovedAlert = AlertRow & {
  readonly from_email: string
  readonly to_email: string
  readonly subscriber_id: string
  readonly was_there: boolean
}

async function restoreFormer(db: Kysely<Tables>, moved: MovedAlert, now: Date) {
  const other = await findSubscriberId(db, moved.to_email)
  if (other !== undefined && !moved.was_there) {
    const ended = db.deleteFrom('job_subscription').where('subscriber_id', '=', other)
    await ended.where('subject', '=', moved.subject).execute()
    await forgetEmptySubscriber(db, other)
  }
  // Under their old id the links in mails that the owner has work again.
  await addAlerts(db, await ensureSubscriber(db, moved.from_email, now.toISOString(), moved.subscriber_id), [moved])
}

/** Undoes moves latest first, even if the alerts were ended since. The caller must hold the account. */
export async function restoreAlerts(
  db: Kysely<Tables>,
  { applicantId, since }: { readonly applicantId: string; readonly since: Date },
  now: Date,
): Promise<void> {
  const moved = await db
    .deleteFrom('moved_alert')
    .where('Applicant_ID', '=', applicantId)
    .where('moved_at', '>=', since)
    .returningAll()
    .execute()
  if (moved.length === 0) return
  await lockSubscribersByEmail(db, [...new Set(moved.flatMap(({ from_email, to_email }) => [from_email, to_email]))])
  for (const each of moved.toSorted((one, other) => other.id - one.id)) await restoreFormer(db, each, now)
}
