import type { TaskRuns } from '../database/task-runs.ts'
import type { Database } from '../database/open-database.ts'
import type { FaultLog } from '../log/fault-log.ts'
import type { Config } from '../settings/config.ts'
import { createFirmMails } from './daily-mail.ts'
import { startNews } from './mail-news.ts'
import { webhookSender } from './send-webhook.ts'
import { startWebhooks } from './start-webhooks.ts'

export type TellingParts = {
  readonly config: Pick<Config, 'webhook' | 'applicationsAt' | 'mail' | 'settings'>
  readonly database: Pick<Database, 'db'>
  readonly clock: () => Date
  readonly log: FaultLog
  readonly runs?: TaskRuns | undefined
}

export function startNotifying({ config, database, clock, log, runs }: TellingParts): () => Promise<void> {
  const { webhook, applicationsAt: at, mail, settings } = config
  const mails = createFirmMails({ firmName: settings.firmName, to: mail.careers })
  const stops = [
    startNews({ database, clock, log, runs, mails, at }),
    ...(webhook ? [startWebhooks({ database, clock, log, runs, send: webhookSender(webhook) })] : []),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
