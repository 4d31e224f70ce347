import { paths } from '#addresses/paths.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

/** The home page (C2.6). */
export const homeRoute: SiteRoute = {
  pattern: paths.home.pattern,
  needs: ['CompanyNews', 'CompanyEvent', 'WebsiteStat', 'JobPostingGroup'],
  head: plainHead(
    'home',
    (firm) =>
      `${firm} is an employee-owned firm of analysts, engineers and software people who have served government programs since 1973.`,
  ),
  load: async () => (await import('./home-route.tsx')).HomeRoute,
}
