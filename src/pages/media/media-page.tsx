import type { CompanyEvent } from '#contract/company-event.ts'
import type { CompanyNews } from '#contract/company-news.ts'
import type { ReferenceList } from '#contract/reference-list.ts'
import { firm } from '#content/firm.ts'
import { externalArticles, newestEvents, ownNews } from '#domain/media-lists.ts'
import { eventFeeds, newsFeeds } from '#addresses/feed-links.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { FeedLinks } from '#ui/feed-links/feed-links.tsx'
import { Section } from '#ui/section/section.tsx'
import { Articles } from './articles.tsx'
import { EventList } from './event-list.tsx'
import { ListState } from '#ui/list-state/list-state.tsx'
import { NewsList } from './news-list.tsx'
import { PagedSection, type Turning } from './paged-section.tsx'
import * as styles from './media-page.css.ts'

export type MediaPageProps = {
  readonly news: ReferenceList<CompanyNews>
  readonly events: ReferenceList<CompanyEvent>
  readonly now: number
  /** Full years since the firm was founded (C2.13-16). */
  readonly years: number
  readonly social: { readonly linkedIn: string; readonly facebook: string; readonly x: string }
} & Turning

/** News, events and articles, four to a page (C2.13). */
export function MediaPage({ news, events, now, years, social, ...turning }: MediaPageProps) {
  return (
    <>
      <Banner
        title="Media"
        lead="What we did, where to meet us, and what others wrote."
        src={terrainPath('media', 'dark', 1600, 480)}
      />
      <PagedSection
        {...turning}
        id="news"
        title="News"
        action={<FeedLinks title="Follow news" links={newsFeeds} />}
        items={ownNews(news.rows)}
        state={<ListState list={news} thing="company news" lines={8} />}
      >
        {(shown) => <NewsList news={shown} />}
      </PagedSection>
      {events.rows.length > 0 && (
        <PagedSection
          {...turning}
          id="events"
          title="Events"
          action={<FeedLinks title="Follow events" links={eventFeeds} />}
          tone="mist"
          items={newestEvents(events.rows)}
        >
          {(shown) => <EventList events={shown} now={now} />}
        </PagedSection>
      )}
      <PagedSection {...turning} id="articles" title="Articles" items={externalArticles(news.rows)}>
        {(shown) => <Articles articles={shown} />}
      </PagedSection>
      <Section id="social" title="Social Media" tone="mist">
        <p className={styles.claim}>Over {years} years supporting our nation’s most critical programs</p>
        <ul className={styles.follow}>
          <li>
            <a href={social.linkedIn}>Follow {firm.shortName} on LinkedIn</a>
          </li>
          <li>
            <a href={social.x}>Follow {firm.shortName} on X</a>
          </li>
          <li>
            <a href={social.facebook}>Visit {firm.shortName} on Facebook</a>
          </li>
        </ul>
      </Section>
    </>
  )
}
