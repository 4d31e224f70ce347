import { lazyImport } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

export const legalRoute: SiteRoute = {
  pattern: paths.legal.pattern,
  needs: [],
  head: plainHead('legal'),
  load: async () => (await lazyImport(() => import('./legal-route.tsx'))).LegalRoute,
}
