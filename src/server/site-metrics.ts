import type { Database } from './database/open-database.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { mailBacklog } from './mail/mail-backlog.ts'
import { countRefused } from './job-alerts/refused-recipients.ts'

/** The metrics of a running site: its requests, its process, and the mail that has not left. */
export function siteMetrics({ db }: Pick<Database, 'db'>): Metrics {
  const metrics = createMetrics()
  metrics.addProcess()
  metrics.addGauge({
    name: 'mail_outbox',
    help: 'Mail that has not left: how many wait, how many were given up, and for how many seconds the oldest waits.',
    label: 'state',
    read: async () => {
      const { waiting, givenUp, oldestSeconds } = await mailBacklog(db)
      return { waiting, given_up: givenUp, oldest_seconds: oldestSeconds }
    },
  })
  metrics.addGauge({
    name: 'alert_addresses',
    help: 'Subscribers to job alerts: how many addresses are being refused, and how many were ended for that.',
    label: 'state',
    read: async () => ({ ...(await countRefused(db)) }),
  })
  return metrics
}
