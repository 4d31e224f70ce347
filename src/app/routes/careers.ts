import { paths } from '#addresses/paths.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

/** Careers home (J2.2). */
export const careersRoute: SiteRoute = {
  pattern: paths.careers.pattern,
  needs: ['JobPostingHeader', 'Location', 'JobPostingGroup', 'WebsiteStat'],
  head: plainHead(
    'careers',
    (firm) =>
      `Work at ${firm}: open positions by category and place, benefits, and what the people who own the firm say about it.`,
  ),
  load: async () => (await import('./careers-route.tsx')).CareersRoute,
}
