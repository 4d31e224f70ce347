import { lazyImport } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { sourceNames } from '#domain/site-search/source-names.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

export const siteSearchRoute: SiteRoute = {
  pattern: paths.search.pattern,
  needs: sourceNames,
  head: plainHead('search'),
  load: async () => (await lazyImport(() => import('./site-search-route.tsx'))).SiteSearchRoute,
}
