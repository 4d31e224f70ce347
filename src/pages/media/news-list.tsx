import type { CompanyNews } from '#contract/company-news.ts'
import { formatDate } from '#domain/time/dates.ts'
import { paths } from '#addresses/paths.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { Grid } from '#ui/layout/layout.tsx'
import { NewsItem } from '#ui/news-item/news-item.tsx'
import * as styles from './media-page.css.ts'

export function NewsList({ news }: { news: ReadonlyArray<CompanyNews> }) {
  return (
    <Grid as="ul" columns="two" className={styles.list} aria-label="News">
      {news.map((item) => (
        <NewsItem
          key={item.CompanyNews_ID}
          href={paths.news.to(item.CompanyNews_ID)}
          title={item.Title}
          picture={item.WebsiteImageURL ?? terrainPath(item.Title, 'mist', 640, 400)}
          date={formatDate(item.PublishedDate)}
          text={item.ShortDescription}
        />
      ))}
    </Grid>
  )
}
