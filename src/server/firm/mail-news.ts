import { latestHour } from '#domain/time/latest-hour.ts'
import type { Database } from '../database/open-database.ts'
import { keepLooking } from '../limits/keep-looking.ts'
import type { FaultLog } from '../log/fault-log.ts'
import { queueMail } from '../mail/outbox.ts'
import type { FirmMails } from './daily-mail.ts'
import { isNewsDue, mayMail, takeNews } from './firm-news.ts'

export type NewsParts = {
  readonly database: Pick<Database, 'db'>
  readonly clock: () => Date
  readonly mails: FirmMails
}

/**
 * Mails the firm what came of applications up to an hour, once for each hour, whichever process does it; nothing where there is
 * nothing to say. The mail and the marks are one transaction.
 */
export async function mailNews({ database: { db }, clock, mails }: NewsParts, hour: Date): Promise<void> {
  if (!(await isNewsDue(db, hour))) return
  await db.transaction().execute(async (transaction) => {
    if (!(await mayMail(transaction, hour))) return
    const now = clock()
    const news = await takeNews(transaction, hour, now)
    if (news.length > 0) await queueMail(transaction, { ...mails.daily(news), class: 'confirmed', address: null }, now)
  })
}

const lookEvery = 60_000

/**
 * Looks once a minute whether the hour of the mail has come; any number of processes may. @param at `HH:MM` in UTC
 * @returns what ends that
 */
export const startNews = (parts: NewsParts & { readonly log: FaultLog; readonly at?: string | undefined }) =>
  keepLooking({
    look: () => mailNews(parts, latestHour(parts.clock(), parts.at ?? '11:30')),
    every: lookEvery,
    failed: (err) => parts.log.error({ err }, 'the news of applications could not be mailed'),
  })
