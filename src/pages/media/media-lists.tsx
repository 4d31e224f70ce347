import type { CompanyNews, CompanyEvent } from '#contract/media.ts'
import { formatDate, joinFacts } from '#domain/time/dates.ts'
import { Grid } from '#ui/layout/layout.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './media-page.css.ts'
import { isPastEvent, toEventSummary } from '#domain/media/news-events.ts'
import { paths } from '#addresses/paths.ts'
import { EventItem } from '#ui/event-item/event-item.tsx'
import { NewsItem } from '#ui/news-item/news-item.tsx'

export function Articles({ articles }: { articles: ReadonlyArray<CompanyNews> }) {
  if (articles.length === 0) return <p>No articles yet.</p>
  return (
    <Grid as="ul" columns="two" className={styles.list} aria-label="Articles">
      {articles.map(({ CompanyNews_ID, Title, Source, SourceURL, PublishedDate, ShortDescription }) => (
        <li key={CompanyNews_ID} className={styles.article}>
          <p className={styles.facts}>{joinFacts(Source, formatDate(PublishedDate))}</p>
          <h3 className={styles.title}>{Title}</h3>
          {ShortDescription && <p>{ShortDescription}</p>}
          {SourceURL && (
            <p>
              <a href={SourceURL} target="_blank" rel="noopener noreferrer">
                Visit Site<VisuallyHidden>: {Title} (opens in a new tab)</VisuallyHidden>
              </a>
            </p>
          )}
        </li>
      ))}
    </Grid>
  )
}

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
          {...toEventSummary(event, now)}
        />
      ))}
    </Grid>
  )
}

export function NewsList({ news }: { news: ReadonlyArray<CompanyNews> }) {
  return (
    <Grid as="ul" columns="two" className={styles.list} aria-label="News">
      {news.map((item) => (
        <NewsItem
          key={item.CompanyNews_ID}
          href={paths.news.to(item.CompanyNews_ID)}
          title={item.Title}
          picture={item.WebsiteImageURL}
          date={formatDate(item.PublishedDate)}
          figure={item.Figure}
          text={item.ShortDescription}
        />
      ))}
    </Grid>
  )
}
