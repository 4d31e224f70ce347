import { latestHour } from '#domain/time/dates.ts'
import type { TaskRuns } from '../database/task-runs.ts'
import type { Database } from '../database/open-database.ts'
import { startPolling } from '../limits/polling.ts'
import type { FaultLog } from '../log/fault-log.ts'
import { queueMail } from '../mail/outbox.ts'
import type { FirmMails } from './daily-mail.ts'
import { isNewsDue, mayMail, claimNews } from './firm-news.ts'

export type NewsParts = {
  readonly database: Pick<Database, 'db'>
  readonly clock: () => Date
  readonly mails: FirmMails
}

export async function mailNews({ database: { db }, clock, mails }: NewsParts, hour: Date): Promise<void> {
  if (!(await isNewsDue(db, hour))) return
  await db.transaction().execute(async (transaction) => {
    if (!(await mayMail(transaction, hour))) return
    const now = clock()
    const news = await claimNews(transaction, hour, now)
    if (news.length > 0) await queueMail(transaction, { ...mails.daily(news), class: 'confirmed', address: null }, now)
  })
}

const pollInterval = 60_000

type NewsWatchParts = NewsParts & {
  readonly log: FaultLog
  readonly at?: string | undefined
  readonly runs?: TaskRuns | undefined
}

export const startNews = (parts: NewsWatchParts) =>
  startPolling({
    task: 'news',
    runs: parts.runs,
    look: () => mailNews(parts, latestHour(parts.clock(), parts.at ?? '11:30')),
    every: pollInterval,
    failed: (err) => parts.log.error({ err }, 'the news of applications could not be mailed'),
  })
