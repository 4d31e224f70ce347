import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead, type SiteRoute } from '../site-route.ts'

export const homeRoute: SiteRoute = {
  pattern: paths.home.pattern,
  needs: ['CompanyNews', 'CompanyEvent', 'WebsiteStat', 'JobPostingGroup'],
  head: plainHead('home'),
  load: async () => (await lazyImport(() => import('./home-route.tsx'))).HomeRoute,
}
