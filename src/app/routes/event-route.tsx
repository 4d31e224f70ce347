import { EventNotFound, EventPage } from '#pages/event/event-page.tsx'
import { Pending } from '#ui/content-status/content-status.tsx'
import { useParams } from 'react-router-dom'
import { sanitize } from '../sanitise-html.ts'
import { useReferenceList, useSite } from '../use-site.ts'

export function EventRoute() {
  const { now, origin } = useSite().input
  const id = useParams()['id']
  const { rows, loading } = useReferenceList('CompanyEvent')
  const event = rows.find(({ CompanyEvent_ID }) => CompanyEvent_ID === id)
  if (event) return <EventPage event={event} now={now} origin={origin} sanitise={sanitize} />
  return loading ? <Pending thing="event" /> : <EventNotFound />
}
