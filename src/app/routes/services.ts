import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead, type SiteRoute } from '../site-route.ts'

export const servicesRoute: SiteRoute = {
  pattern: paths.services.pattern,
  needs: [],
  head: plainHead('services'),
  load: async () => (await lazyImport(() => import('#pages/services/services-page.tsx'))).ServicesPage,
}
