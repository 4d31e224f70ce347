import type { CompanyEvent, CompanyNews } from '#contract/media.ts'
import type { ReferenceList } from '#contract/entities.ts'
import { sortEvents, externalArticles, firmNews } from '#domain/media/media-lists.ts'
import { eventFeeds, newsFeeds } from '#addresses/feed-links.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { FeedLinks } from '#ui/feed-links/feed-links.tsx'
import { Articles, EventList, NewsList } from './media-lists.tsx'
import { ListState } from '#ui/list-state/list-state.tsx'
import { PagedSection, type PagingProps } from './paged-section.tsx'
import { YearLedger } from './year-ledger.tsx'
import { SocialMedia, type SocialMediaProps } from './social-media.tsx'

export type MediaPageProps = {
  readonly news: ReferenceList<CompanyNews>
  readonly events: ReferenceList<CompanyEvent>
  readonly now: number
  readonly social: SocialMediaProps
} & PagingProps

export function MediaPage({ news, events, now, social, ...turning }: MediaPageProps) {
  const own = firmNews(news.rows)
  return (
    <>
      <Banner title="Media" lead="What we did, where to meet us, and what others wrote." size="short" />
      {news.allLoaded && events.allLoaded && <YearLedger news={own} events={events.rows} now={now} />}
      <PagedSection
        {...turning}
        id="news"
        title="News"
        action={<FeedLinks title="Follow news" links={newsFeeds} />}
        items={own}
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
          items={sortEvents(events.rows, now)}
        >
          {(shown) => <EventList events={shown} now={now} />}
        </PagedSection>
      )}
      <PagedSection {...turning} id="articles" title="Articles" items={externalArticles(news.rows)}>
        {(shown) => <Articles articles={shown} />}
      </PagedSection>
      <SocialMedia {...social} />
    </>
  )
}
