import { randomUUID } from 'node:crypto'
import type { VisitEvent } from '#contract/visit-reports.ts'
import type { AnalyticsAccount } from '../settings/outside-services.ts'
import { reportOutages } from '../log/fault-log.ts'

const maxConcurrent = 20

const patience = 5_000

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
 * Never rejects and never retries; drops events while too many are under way. @param report called for the first of
 * several failures in a row
 */
export function forwardVisits(account: AnalyticsAccount, origin: () => string, report: (error: unknown) => void) {
  let inFlight = 0
  const outages = reportOutages(report)
  return async (event: VisitEvent): Promise<void> => {
    if (inFlight >= maxConcurrent) return
    inFlight += 1
    try {
      await send(account, measured(event, origin()))
      outages.worked()
    } catch (error) {
      outages.failed(error)
    } finally {
      inFlight -= 1
    }
  }
}
