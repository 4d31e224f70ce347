import type { CompanyEvent } from '#contract/company-event.ts'
import { eventWords } from '#domain/media/event-words.ts'
import { isPastEvent } from '#domain/time/dates.ts'
import { paths } from '#addresses/paths.ts'
import { EventItem } from '#ui/event-item/event-item.tsx'
import { Grid } from '#ui/layout/layout.tsx'
import * as styles from './media-page.css.ts'

type Props = { readonly events: ReadonlyArray<CompanyEvent>; readonly now: number }

export function EventList({ events, now }: Props) {
  const over = events.filter((event) => isPastEvent(event, now))
  const ahead = events.filter((event) => !over.includes(event))
  return (
    <>
      {ahead.length > 0 && <Items label="Events" events={ahead} now={now} />}
      {over.length > 0 && (
        <>
          <p aria-hidden className={styles.facts}>
            Past events
          </p>
          <Items label="Past events" events={over} now={now} />
        </>
      )}
    </>
  )
}

function Items({ label, events, now }: Props & { label: string }) {
  return (
    <Grid as="ul" columns="two" gap="none" className={styles.list} aria-label={label}>
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
