import { paths } from '#addresses/paths.ts'
import { jobParameters } from '#domain/job-address.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

/** Current opportunities (J2.3). */
export const jobSearchRoute: SiteRoute = {
  pattern: paths.opportunities.pattern,
  needs: ['JobPostingHeader', 'Location'],
  query: jobParameters,
  head: plainHead('opportunities'),
  load: async () => (await import('./job-search-route.tsx')).JobSearchRoute,
}
