import { paths } from '#addresses/paths.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { ContentNotFound } from '#ui/content-status/content-status.tsx'
import type { CompanyEvent } from '#contract/media.ts'
import { firm } from '#content/firm.ts'
import { calendarDay } from '#domain/drawings/month-axis.ts'
import { drawEventDay } from '#domain/media/event-day.ts'
import { hasDay, isPastEvent } from '#domain/media/news-events.ts'
import { joinFacts } from '#domain/time/dates.ts'
import { shareLinks } from '#domain/sharing/share-links.ts'
import { eventCalendar, eventFeeds } from '#addresses/feed-links.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { DayLine } from '#ui/drawings/day-line.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { MarginRow, MarginRows } from '#ui/margin-rows/margin-rows.tsx'
import { CalendarLink, FeedLinks } from '#ui/feed-links/feed-links.tsx'
import { Prose, type Sanitise } from '#ui/prose/prose.tsx'
import { ShareLinks } from '#ui/share-links/share-links.tsx'
import * as styles from './event-page.css.ts'

export function EventNotFound() {
  return (
    <ContentNotFound
      title="Unable to load event info..."
      advice="Please check the url. It is possible this event no longer exists"
    >
      <ButtonLink href={paths.media.to()}>View More Events</ButtonLink>
    </ContentNotFound>
  )
}

export type EventPageProps = {
  readonly event: CompanyEvent
  readonly now: number
  readonly origin: string
  readonly sanitise: Sanitise
}

export function EventPage({ event, now, origin, sanitise }: EventPageProps) {
  const isPast = isPastEvent(event, now)
  const path = paths.event.to(event.CompanyEvent_ID)
  const when = joinFacts(event.Time.Words, isPast ? 'this event is over' : null)
  const picture = event.WebsiteImageURL
  return (
    <>
      <Banner
        size="record"
        title={event.Title}
        {...(picture !== null && { src: picture })}
        past={isPast}
        trail={<Breadcrumb tone="onDark" items={[{ label: 'Media', href: paths.media.to() }, { label: 'Event' }]} />}
      >
        {when && <p className={styles.when}>{when}</p>}
        <Place event={event} />
        {picture === null && <DayLine {...drawEventDay(event, calendarDay(now, firm.timeZone))} />}
      </Banner>
      <MarginRows>
        <MarginRow
          margin={
            <>
              {hasDay(event) && !isPast && <CalendarLink link={eventCalendar(event.CompanyEvent_ID)} />}
              <ShareLinks
                title="Share this event"
                links={shareLinks({ origin, path, what: 'Event', title: event.Title })}
                page={{ address: origin + path, title: event.Title }}
              />
              <FeedLinks title="Follow events" links={eventFeeds} />
              <Ways />
            </>
          }
        >
          {event.Description && <Prose html={sanitise(event.Description)} />}
        </MarginRow>
      </MarginRows>
    </>
  )
}

const Ways = () => (
  <Cluster gap="roomy" data-print="hide">
    <Anchor href={paths.media.to()} className={styles.way}>
      View More Events
    </Anchor>
    <Anchor href={paths.contact.to()} className={styles.way}>
      Contact us for more info
    </Anchor>
  </Cluster>
)

function Place({ event: { Location, LocationURL } }: { event: CompanyEvent }) {
  if (!Location) return null
  return <p className={styles.place}>{LocationURL ? <Anchor href={LocationURL}>{Location}</Anchor> : Location}</p>
}
