import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { MailTable } from '../database/queue-tables.ts'
import type { Tables } from '../database/tables.ts'
import { isSpent, mayAttempt, type Limit } from '../limits/attempts.ts'
import { addMilliseconds, leaseQueue, maxAttempts } from '../limits/lease-queue.ts'
import { toRateLimitKey } from '../network/network-address.ts'
import { emailKey } from './email-addresses.ts'

export type Mail = {
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly subscriberId?: string
  /** In milliseconds from when it was written; undefined: no limit. */
  readonly lifetime?: number
}

/**
 * Highest priority first; the index is stored. `recovery`: temporary passwords of confirmed addresses; `confirmed`: also
 * mail to the firm; `unconfirmed`: what anybody can trigger.
 */
export const mailClasses = ['recovery', 'confirmed', 'unconfirmed', 'bulk'] as const

export type MailClass = (typeof mailClasses)[number]

/** `address` is the IP address that caused the mail; null: the site itself or the firm. */
export type OutgoingMail = Mail & { readonly class: MailClass; readonly address: string | null }

export type DueMail = Mail & { readonly id: string }

export const lease = 5 * 60_000

const isSecret = sql<boolean>`(expires_at is not null or subscriber_id is not null)`
const withoutSecrets = {
  body: sql<string>`case when ${isSecret} then '' else body end`,
  html: sql<string | null>`case when ${isSecret} then null else html end`,
}

export const mailQueue = leaseQueue({
  table: 'mail_outbox',
  lease,
  longestPause: 4 * 60 * 60_000,
  isOver: ({ attempts }) => attempts >= maxAttempts,
  blank: withoutSecrets,
})

const classRank = (name: MailClass) => mailClasses.indexOf(name)

function queuePosition({ class: name, address, to }: OutgoingMail) {
  const party = address === null ? emailKey(to) : toRateLimitKey(address)
  return mailQueue.getPlace({ class: classRank(name), party }, name !== 'bulk')
}

const toMailRow = (mail: OutgoingMail, now: Date) => ({
  id: randomUUID(),
  recipient: mail.to,
  reply_to: mail.replyTo,
  subject: mail.subject,
  body: mail.text,
  html: mail.html ?? null,
  subscriber_id: mail.subscriberId ?? null,
  created_at: now.toISOString(),
  due_at: now.toISOString(),
  expires_at: mail.lifetime === undefined ? null : addMilliseconds(now, mail.lifetime),
  ...queuePosition(mail),
})

export const toDueMail = (row: Selectable<MailTable>): DueMail => ({
  id: row.id,
  to: row.recipient,
  replyTo: row.reply_to,
  subject: row.subject,
  text: row.body,
  ...(row.html !== null && { html: row.html }),
  ...(row.subscriber_id !== null && { subscriberId: row.subscriber_id }),
})

export async function queueMails(db: Kysely<Tables>, mails: ReadonlyArray<OutgoingMail>, now: Date): Promise<void> {
  if (mails.length === 0) return
  await db
    .insertInto('mail_outbox')
    .values(mails.map((mail) => toMailRow(mail, now)))
    .execute()
}

export const queueMail = (db: Kysely<Tables>, mail: OutgoingMail, now: Date): Promise<void> =>
  queueMails(db, [mail], now)

export async function dropSubscriberMail(db: Kysely<Tables>, subscriberId: string): Promise<void> {
  await db.deleteFrom('mail_outbox').where('subscriber_id', '=', subscriberId).execute()
}

export const defaultRateLimit: Limit = { most: 100, within: 5 * 60_000 }

export const toUnconfirmed = { kind: 'mail to unconfirmed addresses', who: '' }

type ClaimedMail = { readonly row: Selectable<MailTable>; readonly isAtCeiling: boolean }

export async function claimDueMail(db: Kysely<Tables>, now: Date, ceiling?: Limit): Promise<ClaimedMail | undefined> {
  const isInTime = sql`(expires_at is null or expires_at > ${now})`
  const isFull = ceiling !== undefined && (await isSpent(db, toUnconfirmed, ceiling, now))
  const isAllowed = isFull ? sql`class <> ${classRank('unconfirmed')}` : sql`true`
  const row = await mailQueue.take(db, now, sql<boolean>`(${isInTime} and ${isAllowed})`)
  if (!row) return undefined
  if (!ceiling || row.class !== classRank('unconfirmed')) return { row, isAtCeiling: false }
  await mayAttempt(db, toUnconfirmed, ceiling, now)
  return { row, isAtCeiling: await isSpent(db, toUnconfirmed, ceiling, now) }
}

const alertsLife = 24 * 60 * 60_000

export async function dropStaleMail(db: Kysely<Tables>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_outbox')
    .where('class', '=', classRank('bulk'))
    .where('gave_up_at', 'is', null)
    .where('due_at', '<=', now)
    .where('created_at', '<', new Date(now.getTime() - alertsLife))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function expireMail(db: Kysely<Tables>, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail_outbox')
    .set({ ...withoutSecrets, gave_up_at: now.toISOString(), last_error: 'it could not be sent in time' })
    .where('gave_up_at', 'is', null)
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export async function countWaitingByClass(db: Kysely<Tables>): Promise<Readonly<Record<MailClass, number>>> {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(({ fn }) => ['class', fn.countAll<number | string>().as('count')])
    .where('gave_up_at', 'is', null)
    .groupBy('class')
    .execute()
  const counts = new Map(rows.map((row) => [row.class, Number(row.count)]))
  const entries = mailClasses.map((name) => [name, counts.get(classRank(name)) ?? 0] as const)
  return Object.fromEntries(entries) as Record<MailClass, number>
}

const perEmail: Limit = { most: 6, within: 24 * 60 * 60_000 }

export const mayMailOnRequest = (db: Kysely<Tables>, email: string, now: Date): Promise<boolean> =>
  mayAttempt(db, { kind: 'mail asked for by', who: emailKey(email) }, perEmail, now)
