import { fileBytes } from './attachments/file-space.ts'
import { filesRootPath, filesFolderPath, readFilesFolderName, filesNumbers } from './attachments/files-folder.ts'
import { webhookQueue } from './applications/notify-firm.ts'
import { scanQueue } from './attachments/scan-queue.ts'
import { countDue } from './content/due-imports.ts'
import type { Database } from './database/open-database.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { countRefused } from './job-alerts/refused-recipients.ts'
import type { Config } from './settings/config.ts'
import { countAttempts } from './limits/attempts.ts'
import type { Backlog } from './limits/lease-queue.ts'
import { mailQueue, toUnconfirmed, defaultRateLimit, countWaitingByClass } from './mail/outbox.ts'

type Queue = { readonly backlog: (db: Database['db']) => Promise<Backlog> }

const queues: ReadonlyArray<{ readonly name: string; readonly what: string; readonly queue: Queue }> = [
  { name: 'mail_outbox', what: 'Mail that has not left', queue: mailQueue },
  { name: 'webhook_outbox', what: 'Webhooks that have not left', queue: webhookQueue },
  { name: 'scan_queue', what: 'Files that were not scanned', queue: scanQueue },
]

function addQueues(metrics: Metrics, db: Database['db']) {
  for (const { name, what, queue } of queues)
    metrics.addGauge({
      name,
      help: `${what}: how many wait, how many were given up, and for how many seconds the oldest waits.`,
      label: 'state',
      read: async () => {
        const { waiting, abandoned, oldestSeconds } = await queue.backlog(db)
        return { waiting, given_up: abandoned, oldest_seconds: oldestSeconds }
      },
    })
}

type MetricsConfig = Pick<Config, 'dataDir' | 'filesReserve'>

function addFiles(metrics: Metrics, db: Database['db'], { dataDir, filesReserve }: MetricsConfig) {
  metrics.addGauge({
    name: 'file_bytes',
    help: 'Bytes of the files of applications, bytes that their disk has free, and how many of these files must leave free.',
    label: 'state',
    read: () => fileBytes(db, { folder: filesRootPath(dataDir), reserve: filesReserve ?? 'usual' }),
  })
  metrics.addGauge({
    name: 'files_folder',
    help: 'Files of applications: whether their folder is apart from the database (1), how many files without a row the last sweep has left, and how many wait to be removed.',
    label: 'state',
    read: async () => filesNumbers({ db, folder: filesFolderPath(dataDir, await readFilesFolderName({ db })) }),
  })
}

function addMails(metrics: Metrics, db: Database['db']) {
  metrics.addGauge({
    name: 'mail_classes',
    help: 'Mail that waits, by its class.',
    label: 'class',
    read: () => countWaitingByClass(db),
  })
  metrics.addGauge({
    name: 'mail_to_unconfirmed',
    help: `Mail to addresses that nobody confirmed: how much was sent in these ${defaultRateLimit.within / 60_000} minutes, and how much may be.`,
    label: 'state',
    read: async () => ({
      sent: await countAttempts(db, toUnconfirmed, defaultRateLimit, new Date()),
      most: defaultRateLimit.most,
    }),
  })
  metrics.addGauge({
    name: 'alert_addresses',
    help: 'Subscribers to job alerts: how many addresses are being refused, and how many were ended for that.',
    label: 'state',
    read: async () => ({ ...(await countRefused(db)) }),
  })
}

export function siteMetrics({ db }: Pick<Database, 'db'>, given: MetricsConfig): Metrics {
  const metrics = createMetrics()
  metrics.addProcess()
  addQueues(metrics, db)
  addMails(metrics, db)
  metrics.addGauge({
    name: 'content_due',
    help: 'Imports of content that wait for their moment, that wait although it has come, and that failed.',
    label: 'state',
    read: () => countDue(db, new Date()),
  })
  addFiles(metrics, db, given)
  return metrics
}
