import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead, type SiteRoute } from '../site-route.ts'

export const equalOpportunityRoute: SiteRoute = {
  pattern: paths.equalOpportunity.pattern,
  needs: [],
  head: plainHead('equalOpportunity'),
  load: async () => (await lazyImport(() => import('./equal-opportunity-route.tsx'))).EqualOpportunityRoute,
}
