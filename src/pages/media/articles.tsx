import type { CompanyNews } from '#contract/company-news.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Grid } from '#ui/layout/layout.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './media-page.css.ts'

export function Articles({ articles }: { articles: ReadonlyArray<CompanyNews> }) {
  if (articles.length === 0) return <p>No articles yet.</p>
  return (
    <Grid as="ul" columns="two" className={styles.list} aria-label="Articles">
      {articles.map(({ CompanyNews_ID, Title, Source, SourceURL, PublishedDate, ShortDescription }) => (
        <li key={CompanyNews_ID} className={styles.article}>
          <p className={styles.facts}>{[Source, formatDate(PublishedDate)].filter(Boolean).join(' · ')}</p>
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
