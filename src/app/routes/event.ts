import { lazyImport } from '#late/lazy-loading.ts'
import { eventCalendar, eventFeeds } from '#addresses/feed-links.ts'
import { paths } from '#addresses/paths.ts'
import { routeTitle } from '#addresses/route-titles.ts'
import { formatDateRange, hasDay } from '#domain/time/dates.ts'
import type { Site } from '#site/site.ts'
import { findCachedRows } from '#site/reference-list.ts'
import type { Head, SiteRoute, Visit } from '../site-route.ts'

function eventHead(site: Site, { params }: Visit): Head {
  const event = findCachedRows(site.calls.lists, 'CompanyEvent')?.find(
    ({ CompanyEvent_ID }) => CompanyEvent_ID === params['id'],
  )
  const title = routeTitle('event', site.input.settings.firmName)
  if (!event) return { title, description: 'This event is not there.', canonical: null, status: 404 }
  return {
    title: `Event: ${event.Title} | ${site.input.settings.firmName}`,
    description: [event.Title, formatDateRange(event), event.Location].filter(Boolean).join(', '),
    canonical: paths.event.to(event.CompanyEvent_ID),
    feeds: [...(hasDay(event) ? [eventCalendar(event.CompanyEvent_ID)] : []), ...eventFeeds],
  }
}

export const eventRoute: SiteRoute = {
  pattern: paths.event.pattern,
  needs: ['CompanyEvent'],
  head: eventHead,
  load: async () => (await lazyImport(() => import('./event-route.tsx'))).EventRoute,
}
