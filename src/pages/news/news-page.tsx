import { externalArticle } from '#contract/news-types.ts'
import type { CompanyNews } from '#contract/company-news.ts'
import { formatDate } from '#domain/time/dates.ts'
import { isSameName } from '#domain/text/fold-text.ts'
import { shareLinks } from '#domain/sharing/share-links.ts'
import { newsFeeds } from '#addresses/feed-links.ts'
import { paths } from '#addresses/paths.ts'
import { terrainPath } from '#addresses/terrain-path.ts'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { Cluster, Container } from '#ui/layout/layout.tsx'
import { FeedLinks } from '#ui/feed-links/feed-links.tsx'
import { Prose } from '#ui/prose/prose.tsx'
import type { Sanitise } from '#ui/prose/safe-html.ts'
import { ShareLinks } from '#ui/share-links/share-links.tsx'
import * as styles from './news-page.css.ts'

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
        title={news.Title}
        lead={[formatDate(news.PublishedDate), news.NewsType].filter(Boolean).join(' | ')}
        src={news.WebsiteImageURL ?? terrainPath(news.Title, 'dark', 1600, 480)}
        trail={<Breadcrumb tone="onDark" items={[{ label: 'Media', href: paths.media.to() }, { label: 'News' }]} />}
      />
      <Container className={styles.root}>
        <div className={styles.text}>
          {isExternal && <Source news={news} />}
          {news.Body && <Prose html={sanitise(news.Body)} />}
        </div>
        <div className={styles.sidebar}>
          {!isExternal && (
            <ShareLinks
              title="Share this news"
              links={shareLinks({ origin, path, what: 'News', title: news.Title })}
              page={{ address: origin + path, title: news.Title }}
            />
          )}
          <FeedLinks title="Follow news" links={newsFeeds} />
          <Cluster gap="roomy" data-print="hide">
            <Anchor href={paths.media.to()}>View More News</Anchor>
            <Anchor href={paths.contact.to()}>Contact us for more info</Anchor>
          </Cluster>
        </div>
      </Container>
    </>
  )
}

function Source({ news: { Source: source, SourceURL } }: { news: CompanyNews }) {
  return (
    <p>
      This article is from {source}, you can read the full article{' '}
      {SourceURL ? (
        <a href={SourceURL} rel="noopener noreferrer">
          here
        </a>
      ) : (
        'there'
      )}
    </p>
  )
}
