import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { sourceNames } from '#domain/site-search/source-names.ts'
import { plainHead, type SiteRoute } from '../site-route.ts'

export const siteSearchRoute: SiteRoute = {
  pattern: paths.search.pattern,
  needs: sourceNames,
  head: plainHead('search'),
  load: async () => (await lazyImport(() => import('./site-search-route.tsx'))).SiteSearchRoute,
}
