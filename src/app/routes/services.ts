import { late } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

/** What the firm does (C2.7). */
export const servicesRoute: SiteRoute = {
  pattern: paths.services.pattern,
  needs: [],
  head: plainHead('services'),
  load: async () => (await late(() => import('#pages/services/services-page.tsx'))).ServicesPage,
}
