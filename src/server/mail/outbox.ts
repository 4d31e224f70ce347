import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Selectable } from 'kysely'
import { wordsOf } from '../log/describe-error.ts'
import type { MailTable, Tables } from '../database/tables.ts'
import { later, mostAttempts, pauseAfter } from '../limits/next-try.ts'

/** A mail of the site to one recipient. */
export type Mail = {
  readonly to: string
  /** Who gets the answer; null: the site's own address. */
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  /** The same for programs that show HTML. */
  readonly html?: string
  /** Whom it goes to by her own wish: one click ends that, and what is not sent yet goes too. */
  readonly subscriberId?: string
  /** Whether other mail goes first. */
  readonly isBulk?: boolean
  /** For how long after it was written it may be sent, in milliseconds; whenever it can be when left out. */
  readonly goodFor?: number
}

const cellsOf = (mail: Mail, now: Date) => ({
  id: randomUUID(),
  recipient: mail.to,
  reply_to: mail.replyTo,
  subject: mail.subject,
  body: mail.text,
  html: mail.html ?? null,
  subscriber_id: mail.subscriberId ?? null,
  is_bulk: mail.isBulk ?? false,
  created_at: now.toISOString(),
  due_at: now.toISOString(),
  expires_at: mail.goodFor === undefined ? null : later(now, mail.goodFor),
  attempts: 0,
  gave_up_at: null,
  last_error: null,
})

const mailIn = (row: Selectable<MailTable>): Mail => ({
  to: row.recipient,
  replyTo: row.reply_to,
  subject: row.subject,
  text: row.body,
  ...(row.html !== null && { html: row.html }),
  ...(row.subscriber_id !== null && { subscriberId: row.subscriber_id }),
  isBulk: row.is_bulk,
})

/** A mail someone has undertaken to send; its id is the same at every attempt. */
export type DueMail = Mail & { readonly id: string; readonly attempt: number }

/** How long a sender that does not come back keeps a mail from the others, in milliseconds. */
export const lease = 5 * 60_000

/** Writes mails down to be sent, in the transaction of what they are about. */
export async function queueMails(db: Kysely<Tables>, mails: ReadonlyArray<Mail>, now: Date): Promise<void> {
  if (mails.length === 0) return
  await db
    .insertInto('mail_outbox')
    .values(mails.map((mail) => cellsOf(mail, now)))
    .execute()
}

/** Writes one mail down to be sent. */
export const queueMail = (db: Kysely<Tables>, mail: Mail, now: Date): Promise<void> => queueMails(db, [mail], now)

/** Forgets what was not sent yet to somebody who wants it no more. */
export async function dropMailOf(db: Kysely<Tables>, subscriberId: string): Promise<void> {
  await db.deleteFrom('mail_outbox').where('subscriber_id', '=', subscriberId).execute()
}

/** Takes the mail that has been due longest, bulk mail last, for as long as the lease runs; undefined when none is due. */
export async function takeDueMail(db: Kysely<Tables>, now: Date): Promise<DueMail | undefined> {
  const row = await db
    .updateTable('mail_outbox')
    .set({ due_at: later(now, lease), attempts: sql`attempts + 1` })
    .where('id', '=', (query) =>
      query
        .selectFrom('mail_outbox')
        .select('id')
        .where('gave_up_at', 'is', null)
        .where('due_at', '<=', now)
        .where((mail) => mail.or([mail('expires_at', 'is', null), mail('expires_at', '>', now)]))
        .orderBy('is_bulk')
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
  return row && { ...mailIn(row), id: row.id, attempt: row.attempts }
}

/** Forgets a mail that was sent. */
export const forgetMail = async (db: Kysely<Tables>, id: string): Promise<void> => {
  await db.deleteFrom('mail_outbox').where('id', '=', id).execute()
}

/** How long after it was written an alert is still worth sending, in milliseconds: a day. */
const alertsLife = 24 * 60 * 60_000

/** Drops the bulk mail that comes too late: by then the next day's is there. @returns how much of it there was */
export async function dropLateMail(db: Kysely<Tables>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_outbox')
    .where('is_bulk', '=', true)
    .where('gave_up_at', 'is', null)
    .where('due_at', '<=', now)
    .where('created_at', '<', new Date(now.getTime() - alertsLife))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

const isSecret = sql<boolean>`(expires_at is not null or subscriber_id is not null)`
/** What a mail says once it is given up: nothing, if it brought something that is for its reader alone. */
const withoutSecrets = {
  body: sql<string>`case when ${isSecret} then '' else body end`,
  html: sql<string | null>`case when ${isSecret} then null else html end`,
}

/** Gives up and blanks the mail whose time is over. @returns how much of it there was */
export async function expireMail(db: Kysely<Tables>, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail_outbox')
    .set({ ...withoutSecrets, gave_up_at: now.toISOString(), last_error: 'it could not be sent in time' })
    .where('gave_up_at', 'is', null)
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** An attempt that failed. @param isFinal whether another would, too */
type Failure = { readonly error: unknown; readonly isFinal: boolean }

/**
 * Puts a mail back after an attempt that failed: for a pause that doubles each time, at last, or at once after what is
 * final, for a person to look at, and then without what is for its reader alone. One that ran out meanwhile stays given up.
 */
export async function putBack(
  db: Kysely<Tables>,
  { id, attempt }: DueMail,
  { error, isFinal }: Failure,
  now: Date,
): Promise<{ readonly gaveUp: boolean }> {
  const gaveUp = isFinal || attempt >= mostAttempts
  await db
    .updateTable('mail_outbox')
    .set({
      due_at: later(now, pauseAfter(attempt)),
      gave_up_at: gaveUp ? now.toISOString() : null,
      last_error: wordsOf(error),
      ...(gaveUp && withoutSecrets),
    })
    .where('id', '=', id)
    .where('gave_up_at', 'is', null)
    .execute()
  return { gaveUp }
}
