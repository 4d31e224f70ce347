import { lazyImport } from '#late/lazy-loading.ts'
import { eventFeeds, newsFeeds } from '#addresses/feed-links.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead, type SiteRoute } from '../site-route.ts'

const listHead = plainHead('media')

export const mediaRoute: SiteRoute = {
  pattern: paths.media.pattern,
  needs: ['CompanyNews', 'CompanyEvent'],
  head: (site) => ({ ...listHead(site), feeds: [...newsFeeds, ...eventFeeds] }),
  load: async () => (await lazyImport(() => import('./media-route.tsx'))).MediaRoute,
}
