import type { CompanyEvent } from '#contract/company-event.ts'
import { eventWords } from '#domain/media/event-words.ts'
import { paths } from '#addresses/paths.ts'
import { EventItem } from '#ui/event-item/event-item.tsx'
import { Grid } from '#ui/layout/layout.tsx'
import * as styles from './media-page.css.ts'

/** Events; those that are over are grey (C2.13-25, C2.13-26). */
export function EventList({ events, now }: { events: ReadonlyArray<CompanyEvent>; now: number }) {
  return (
    <Grid as="ul" columns="two" gap="none" className={styles.list} aria-label="Events">
      {events.map((event) => (
        <EventItem
          key={event.CompanyEvent_ID}
          href={paths.event.to(event.CompanyEvent_ID)}
          {...eventWords(event, now)}
        />
      ))}
    </Grid>
  )
}
