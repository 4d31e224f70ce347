import { late } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { sourceNames } from '#domain/site-search/source-names.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

/** The search of the whole site (J2.8, C2.1-40, C2.1-41). */
export const siteSearchRoute: SiteRoute = {
  pattern: paths.search.pattern,
  needs: sourceNames,
  head: plainHead('search'),
  load: async () => (await late(() => import('./site-search-route.tsx'))).SiteSearchRoute,
}
