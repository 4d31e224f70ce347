import { paths } from '#addresses/paths.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { ContentNotFound } from '#ui/content-status/content-status.tsx'
import { externalArticle } from '#contract/news-types.ts'
import type { CompanyNews } from '#contract/media.ts'
import { formatDate } from '#domain/time/dates.ts'
import { isSameName } from '#domain/text/plain-text.ts'
import { shareLinks } from '#domain/sharing/share-links.ts'
import { newsFeeds } from '#addresses/feed-links.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { MarginRow, MarginRows } from '#ui/margin-rows/margin-rows.tsx'
import { FeedLinks } from '#ui/feed-links/feed-links.tsx'
import { Prose, type Sanitise } from '#ui/prose/prose.tsx'
import { ShareLinks } from '#ui/share-links/share-links.tsx'
import * as styles from './news-page.css.ts'

export function NewsNotFound() {
  return (
    <ContentNotFound
      title="Unable to load news info..."
      advice="Please check the url. It is possible this news item no longer exists"
    >
      <ButtonLink href={paths.media.to()}>View More News</ButtonLink>
    </ContentNotFound>
  )
}

export type NewsPageProps = {
  readonly news: CompanyNews
  readonly origin: string
  readonly sanitise: Sanitise
}

export function NewsPage({ news, origin, sanitise }: NewsPageProps) {
  const isExternal = isSameName(news.NewsType, externalArticle)
  const path = paths.news.to(news.CompanyNews_ID)
  return (
    <>
      <Banner
        size="record"
        title={news.Title}
        kicker={news.Figure && <span className={styles.figure}>{news.Figure}</span>}
        lead={[formatDate(news.PublishedDate), news.NewsType].filter(Boolean).join(' | ')}
        {...(news.WebsiteImageURL !== null && { src: news.WebsiteImageURL })}
        trail={<Breadcrumb tone="onDark" items={[{ label: 'Media', href: paths.media.to() }, { label: 'News' }]} />}
      />
      <MarginRows>
        <MarginRow
          margin={
            <>
              {!isExternal && (
                <ShareLinks
                  title="Share this news"
                  links={shareLinks({ origin, path, what: 'News', title: news.Title })}
                  page={{ address: origin + path, title: news.Title }}
                />
              )}
              <FeedLinks title="Follow news" links={newsFeeds} />
              <Cluster gap="roomy" data-print="hide">
                <Anchor href={paths.media.to()} className={styles.way}>
                  View More News
                </Anchor>
                <Anchor href={paths.contact.to()} className={styles.way}>
                  Contact us for more info
                </Anchor>
              </Cluster>
            </>
          }
        >
          <div className={styles.text}>
            {isExternal && <Source news={news} />}
            {news.Body && <Prose html={sanitise(news.Body)} />}
          </div>
        </MarginRow>
      </MarginRows>
    </>
  )
}

function Source({ news: { Source: source, SourceURL } }: { news: CompanyNews }) {
  if (!source && !SourceURL) return null
  return (
    <p>
      {`${source ? `This article is from ${source}, you` : 'You'} can read the full article `}
      {SourceURL ? (
        <a href={SourceURL} rel="noopener noreferrer">
          here
        </a>
      ) : (
        <span>there</span>
      )}
    </p>
  )
}
