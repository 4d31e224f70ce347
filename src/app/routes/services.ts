import { lazyImport } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

export const servicesRoute: SiteRoute = {
  pattern: paths.services.pattern,
  needs: [],
  head: plainHead('services'),
  load: async () => (await lazyImport(() => import('#pages/services/services-page.tsx'))).ServicesPage,
}
