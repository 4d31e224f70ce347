import type { CompanyNews } from '#contract/media.ts'
import type { ReferenceList } from '#contract/entities.ts'
import { formatDate } from '#domain/time/dates.ts'
import { firmNews } from '#domain/media/media-lists.ts'
import { paths } from '#addresses/paths.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Section } from '#ui/section/section.tsx'
import { ListState } from '#ui/list-state/list-state.tsx'
import { NewsItem } from '#ui/news-item/news-item.tsx'
import * as styles from './whats-new.css.ts'

export function WhatsNew({ news }: { news: ReferenceList<CompanyNews> }) {
  return (
    <Section title="What's New" action={<Anchor href={paths.media.to()}>All news</Anchor>}>
      <ListState list={news} thing="company news" lines={8} />
      <ul className={styles.list} aria-label="News">
        {firmNews(news.rows)
          .slice(0, 4)
          .map((item) => (
            <NewsItem
              key={item.CompanyNews_ID}
              className={styles.row}
              href={paths.news.to(item.CompanyNews_ID)}
              title={item.Title}
              picture={item.WebsiteImageURL}
              date={formatDate(item.PublishedDate)}
              text={item.ShortDescription}
            />
          ))}
      </ul>
    </Section>
  )
}
