import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead, type SiteRoute } from '../site-route.ts'

export const legalRoute: SiteRoute = {
  pattern: paths.legal.pattern,
  needs: [],
  head: plainHead('legal'),
  load: async () => (await lazyImport(() => import('./legal-route.tsx'))).LegalRoute,
}
