import { paths } from '#addresses/paths.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { ContentNotFound } from '#ui/content-status/content-status.tsx'
import type { CompanyEvent, EventTime } from '#contract/media.ts'
import { hasDay, isPastEvent } from '#domain/media/news-events.ts'
import { shareLinks } from '#domain/sharing/share-links.ts'
import { eventCalendar, eventFeeds } from '#addresses/feed-links.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { Cluster, Container } from '#ui/layout/layout.tsx'
import { CalendarLink, FeedLinks } from '#ui/feed-links/feed-links.tsx'
import { Prose, type Sanitise } from '#ui/prose/prose.tsx'
import { ShareLinks } from '#ui/share-links/share-links.tsx'
import * as styles from './event-page.css.ts'

export function EventNotFound() {
  return (
    <ContentNotFound
      title="Unable to load event info..."
      advice="Please check the url. It is possible this event no longer exists"
      src={terrainPath('no such event', 'dark', 1600, 480)}
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
  return (
    <>
      <Banner
        size="record"
        title={event.Title}
        lead={[event.Time.Words, isPast ? 'this event is over' : null].filter(Boolean).join(' · ')}
        src={event.WebsiteImageURL ?? terrainPath(event.Title, 'dark', 1600, 480)}
        past={isPast}
        trail={<Breadcrumb tone="onDark" items={[{ label: 'Media', href: paths.media.to() }, { label: 'Event' }]} />}
      />
      <Container width="reading" className={styles.root}>
        <Cluster gap="roomy" align="start">
          <Days days={event.Time.Days} />
          <Place event={event} />
          {hasDay(event) && !isPast && <CalendarLink link={eventCalendar(event.CompanyEvent_ID)} />}
        </Cluster>
        {event.Description && <Prose html={sanitise(event.Description)} />}
        <ShareLinks
          title="Share this event"
          links={shareLinks({ origin, path, what: 'Event', title: event.Title })}
          page={{ address: origin + path, title: event.Title }}
        />
        <FeedLinks title="Follow events" links={eventFeeds} />
        <Cluster gap="roomy" data-print="hide">
          <Anchor href={paths.media.to()} className={styles.way}>
            View More Events
          </Anchor>
          <Anchor href={paths.contact.to()} className={styles.way}>
            Contact us for more info
          </Anchor>
        </Cluster>
      </Container>
    </>
  )
}

function Days({ days }: { days: EventTime['Days'] }) {
  return (
    <p className={styles.days} aria-hidden>
      {days.map(({ Day, Month }) => (
        <span key={`${Month}${Day}`} className={styles.day}>
          <span className={styles.number}>{Day}</span>
          {Month}
        </span>
      ))}
    </p>
  )
}

function Place({ event: { Location, LocationURL } }: { event: CompanyEvent }) {
  if (!Location) return null
  return <p className={styles.place}>{LocationURL ? <Anchor href={LocationURL}>{Location}</Anchor> : Location}</p>
}
