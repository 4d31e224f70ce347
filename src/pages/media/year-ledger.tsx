import { paths } from '#addresses/paths.ts'
import type { CompanyEvent, CompanyNews } from '#contract/media.ts'
import { firm } from '#content/firm.ts'
import { calendarDay } from '#domain/drawings/month-axis.ts'
import { drawMediaYear, type MediaYear } from '#domain/media/media-year.ts'
import { toDateParts, writeDate } from '#domain/time/dates.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { axisWidths } from '#ui/drawings/axis-widths.ts'
import { DrawingFigure } from '#ui/drawings/drawing-figure.tsx'
import { TimeLedger } from '#ui/drawings/time-ledger.tsx'
import { Container, Grid } from '#ui/layout/layout.tsx'
import * as styles from './year-ledger.css.ts'

type Props = {
  readonly news: ReadonlyArray<CompanyNews>
  readonly events: ReadonlyArray<CompanyEvent>
  readonly now: number
}

/** Dots lie closer than a finger is wide: their links are those of the list. */
export function YearLedger({ news, events, now }: Props) {
  const today = calendarDay(now, firm.timeZone)
  const year = drawMediaYear({ news, events }, { now, today, widths: axisWidths })
  const [newsRow, eventRow] = year.ledger.rows
  const [latest] = year.news
  return (
    <Container className={styles.root}>
      <DrawingFigure
        caption={year.finding}
        note={['Source: what this site published', year.range, `Today: ${writeDate(toDateParts(today))}`]}
      >
        <div>
          <TimeLedger
            labels={year.ledger.labels}
            rows={[
              {
                name: 'News',
                detail: latest && <Anchor href={paths.news.to(latest.item.CompanyNews_ID)}>{latest.item.Title}</Anchor>,
                value: `${year.news.length} published`,
                bars: newsRow?.bars ?? [],
              },
              {
                name: 'Events',
                detail: year.next && (
                  <Anchor href={paths.event.to(year.next.CompanyEvent_ID)}>{year.next.Title}</Anchor>
                ),
                value: `${year.ahead} ahead`,
                bars: eventRow?.bars ?? [],
              },
            ]}
          />
          {year.news.length + year.events.length > 0 && <YearList {...year} />}
        </div>
      </DrawingFigure>
    </Container>
  )
}

function YearList({ news, events }: MediaYear) {
  return (
    <Disclosure title="The year as a list">
      <Grid columns="two">
        <Days
          label="News of the year"
          rows={news.map(({ item, day }) => ({ day, title: item.Title, href: paths.news.to(item.CompanyNews_ID) }))}
        />
        <Days
          label="Events of the year"
          rows={events.map(({ item, day }) => ({ day, title: item.Title, href: paths.event.to(item.CompanyEvent_ID) }))}
        />
      </Grid>
    </Disclosure>
  )
}

type DaysProps = {
  readonly label: string
  readonly rows: ReadonlyArray<{ readonly day: number; readonly title: string; readonly href: string }>
}

function Days({ label, rows }: DaysProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map(({ day, title, href }) => (
        <li key={href} className={styles.row}>
          <span className={styles.day}>{writeDate(toDateParts(day))}</span>
          <Anchor href={href} className={styles.link}>
            {title}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
