import type { Database } from '#server/database/open-database.ts'
import type { SiteService } from '#server/service/site-service.ts'
import { postingSubject, searchSubject } from '#server/job-alerts/subjects.ts'
import { subscribe } from '#server/job-alerts/subscriptions.ts'
import { anyPosting } from '#contract/job-alerts.ts'

export type Alert = { readonly job: string } | { readonly search: string }

export type Subscribe = (email: string, alerts: ReadonlyArray<Alert>) => Promise<string>

async function getAlertSubject(service: SiteService, alert: Alert) {
  const { JobPostingHeader: postings, Location: locations } = await service.rows(['JobPostingHeader', 'Location'])
  if ('search' in alert) return searchSubject(service.openBoard({ postings, locations }), alert.search, anyPosting)
  const job = postings.find(({ JobFunction }) => JobFunction === alert.job)
  if (!job) throw new Error(`The firm has no open job "${alert.job}".`)
  return postingSubject(job)
}

const second = 1_000

export const subscribing = ({ db }: Database, service: SiteService, now: () => Date): Subscribe => {
  let latest = 0
  /** Strictly increasing, but never far ahead of the clock; starts again when that was set back. */
  const next = () => {
    const time = now().getTime()
    latest = latest - time < second ? Math.max(time, latest + 1) : time
    return new Date(latest)
  }
  return async (email, alerts) => {
    let id = ''
    for (const alert of alerts)
      id = (await subscribe(db, email, await getAlertSubject(service, alert), next())).subscriberId
    return id
  }
}
