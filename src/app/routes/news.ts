import { lazyImport } from '#late/lazy-loading.ts'
import { newsFeeds } from '#addresses/feed-links.ts'
import { paths } from '#addresses/paths.ts'
import { routeTitle } from '#addresses/route-titles.ts'
import type { Site } from '#site/site.ts'
import { findCachedRows } from '#site/reference-list.ts'
import type { Head, SiteRoute, Visit } from '../site-route.ts'

function newsHead(site: Site, { params }: Visit): Head {
  const news = findCachedRows(site.calls.lists, 'CompanyNews')?.find(
    ({ CompanyNews_ID }) => CompanyNews_ID === params['id'],
  )
  const title = routeTitle('news', site.input.settings.firmName)
  if (!news) return { title, description: 'This news item is not there.', canonical: null, status: 404 }
  return {
    title: `News: ${news.Title} | ${site.input.settings.firmName}`,
    description: news.ShortDescription ?? news.Title,
    canonical: paths.news.to(news.CompanyNews_ID),
    feeds: newsFeeds,
  }
}

export const newsRoute: SiteRoute = {
  pattern: paths.news.pattern,
  needs: ['CompanyNews'],
  head: newsHead,
  load: async () => (await lazyImport(() => import('./news-route.tsx'))).NewsRoute,
}
