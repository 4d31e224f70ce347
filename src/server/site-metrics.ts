import { fileBytes } from './attachments/file-room.ts'
import { allFilesIn } from './attachments/files-folder.ts'
import type { Database } from './database/open-database.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { outboxBacklog } from './database/outbox-backlog.ts'
import { countRefused } from './job-alerts/refused-recipients.ts'
import type { Config } from './settings/config.ts'

const backlogOf = async (db: Database['db'], outbox: 'mail_outbox' | 'webhook_outbox') => {
  const { waiting, givenUp, oldestSeconds } = await outboxBacklog(db, outbox)
  return { waiting, given_up: givenUp, oldest_seconds: oldestSeconds }
}

type Given = Pick<Config, 'dataDir' | 'filesReserve'>

/** The metrics of a running site: its requests, its process, its files, and the mail and webhooks that have not left. */
export function siteMetrics({ db }: Pick<Database, 'db'>, { dataDir, filesReserve }: Given): Metrics {
  const metrics = createMetrics()
  metrics.addProcess()
  metrics.addGauge({
    name: 'mail_outbox',
    help: 'Mail that has not left: how many wait, how many were given up, and for how many seconds the oldest waits.',
    label: 'state',
    read: () => backlogOf(db, 'mail_outbox'),
  })
  metrics.addGauge({
    name: 'webhook_outbox',
    help: 'Webhooks that have not left: how many wait, how many were given up, and for how many seconds the oldest waits.',
    label: 'state',
    read: () => backlogOf(db, 'webhook_outbox'),
  })
  metrics.addGauge({
    name: 'alert_addresses',
    help: 'Subscribers to job alerts: how many addresses are being refused, and how many were ended for that.',
    label: 'state',
    read: async () => ({ ...(await countRefused(db)) }),
  })
  metrics.addGauge({
    name: 'file_bytes',
    help: 'Bytes of the files of applications, bytes that their disk has free, and how many of these files must leave free.',
    label: 'state',
    read: () => fileBytes(db, { folder: allFilesIn(dataDir), reserve: filesReserve ?? 'usual' }),
  })
  return metrics
}
