import type { CompanyEvent } from '#contract/company-event.ts'
import type { ReferenceList } from '#contract/reference-list.ts'
import { eventWords } from '#domain/media/event-words.ts'
import { homeEvents } from '#domain/media/news.ts'
import { paths } from '#addresses/paths.ts'
import { EventItem } from '#ui/event-item/event-item.tsx'
import { Grid } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import * as styles from './company-events.css.ts'

export function CompanyEvents({ events, now }: { events: ReferenceList<CompanyEvent>; now: number }) {
  if (events.rows.length === 0) return null
  return (
    <Section title="Company Events" tone="mist">
      <Grid as="ul" columns="two" gap="none" className={styles.list}>
        {homeEvents(events.rows, now, 4).map((event) => (
          <EventItem
            key={event.CompanyEvent_ID}
            href={paths.event.to(event.CompanyEvent_ID)}
            {...eventWords(event, now)}
          />
        ))}
      </Grid>
    </Section>
  )
}
