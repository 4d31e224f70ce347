import { randomUUID } from 'node:crypto'
import type { VisitEvent } from '#contract/visit-reports.ts'
import type { AnalyticsAccount } from '../settings/outside-services.ts'
import { reportOutages } from '../log/report-outages.ts'

/** How many events are on their way at once; while there are as many, others are dropped. */
const mostAtOnce = 20

/** In milliseconds. */
const patience = 5_000

/** The event in the names of the Measurement Protocol. */
function measured(event: VisitEvent, origin: string) {
  if (event.Kind === 'page') return { name: 'page_view', params: { page_location: `${origin}${event.Name}` } }
  if (event.Kind === 'select content')
    return { name: 'select_content', params: { content_type: event.Content, item_id: event.Name } }
  if (event.Kind === 'share') return { name: 'share', params: { method: event.Method, item_id: event.Name } }
  return { name: event.Name.replaceAll(' ', '_'), params: {} }
}

async function send({ id, secret, url }: AnalyticsAccount, event: ReturnType<typeof measured>) {
  const address = `${url}?${new URLSearchParams({ measurement_id: id, api_secret: secret }).toString()}`
  // Each event has a client id of its own, so that events of one visitor cannot be linked.
  const body = JSON.stringify({ client_id: randomUUID(), non_personalized_ads: true, events: [event] })
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(patience)
  const reply = await fetch(address, { method: 'POST', headers, body, redirect: 'error', signal })
  await reply.body?.cancel()
  if (!reply.ok) throw new Error(`The analytics service answered ${reply.status}.`)
}

/**
 * Forwards counted visits to the firm's analytics service, from the server: browsers load nothing of it and it learns no
 * visitor's address (C7.2-14, C7.2-19). Nobody waits for it; what it does not take is not sent again.
 * @param report is given the first of several failures in a row
 * @returns forwards one; it never rejects
 */
export function forwardVisits(account: AnalyticsAccount, origin: () => string, report: (error: unknown) => void) {
  let underWay = 0
  const outages = reportOutages(report)
  return async (event: VisitEvent): Promise<void> => {
    if (underWay >= mostAtOnce) return
    underWay += 1
    try {
      await send(account, measured(event, origin()))
      outages.worked()
    } catch (error) {
      outages.failed(error)
    } finally {
      underWay -= 1
    }
  }
}
