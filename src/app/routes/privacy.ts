import { lazyImport } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

export const privacyRoute: SiteRoute = {
  pattern: paths.privacy.pattern,
  needs: [],
  head: plainHead('privacy'),
  load: async () => (await lazyImport(() => import('./privacy-route.tsx'))).PrivacyRoute,
}
