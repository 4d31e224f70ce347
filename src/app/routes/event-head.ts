import { formatDateRange } from '#domain/dates.ts'
import type { Head } from '../head.ts'
import { paths } from '../paths.ts'
import { rowsHere, type Site } from '../site.ts'
import type { Visit } from '../site-route.ts'

/** The head of an event's page; one that is not there answers 404 (C2.1-43, C2.14-13). */
export function eventHead(site: Site, { params }: Visit): Head {
  const event = rowsHere(site, 'CompanyEvent')?.find(({ CompanyEvent_ID }) => CompanyEvent_ID === params['id'])
  const title = `Event | ${site.firmName}`
  if (!event) return { title, description: 'This event is not there.', canonical: null, status: 404 }
  return {
    title: `Event: ${event.Title} | ${site.firmName}`,
    description: [event.Title, formatDateRange(event), event.Location].filter(Boolean).join(', '),
    canonical: paths.event.to(event.CompanyEvent_ID),
  }
}
