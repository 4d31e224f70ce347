import { lazyImport } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

export const homeRoute: SiteRoute = {
  pattern: paths.home.pattern,
  needs: ['CompanyNews', 'CompanyEvent', 'WebsiteStat', 'JobPostingGroup'],
  head: plainHead('home'),
  load: async () => (await lazyImport(() => import('./home-route.tsx'))).HomeRoute,
}
