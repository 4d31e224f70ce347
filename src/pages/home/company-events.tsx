import type { CompanyEvent } from '#contract/company-event.ts'
import type { ReferenceList } from '#contract/reference-list.ts'
import { datePartsOf, formatDateRange, isPastEvent } from '#domain/dates.ts'
import { homeEvents } from '#domain/news.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Grid } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import * as styles from './company-events.css.ts'

/** The next events, shown only when there are any (C2.6-26 to C2.6-28). */
export function CompanyEvents({ events, now }: { events: ReferenceList<CompanyEvent>; now: number }) {
  if (events.rows.length === 0) return null
  return (
    <Section title="Company Events" tone="mist">
      <Grid as="ul" columns="two" gap="none" className={styles.list}>
        {homeEvents(events.rows, now, 4).map((event) => (
          <EventItem key={event.CompanyEvent_ID} event={event} isPast={isPastEvent(event, now)} />
        ))}
      </Grid>
    </Section>
  )
}

function EventItem({ event, isPast }: { event: CompanyEvent; isPast: boolean }) {
  const start = datePartsOf(event.StartDate)
  return (
    <li className={styles.item}>
      <p className={styles.day} aria-hidden data-past={isPast || undefined}>
        <span className={styles.number}>{start?.day}</span> {start?.month.slice(0, 3)}
      </p>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Anchor href={paths.event.to(event.CompanyEvent_ID)} className={styles.link}>
            {event.Title}
          </Anchor>
        </h3>
        <p className={styles.facts}>
          {[formatDateRange(event), event.Location, isPast ? 'This event is over' : null].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  )
}
