import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead, type SiteRoute } from '../site-route.ts'

export const privacyRoute: SiteRoute = {
  pattern: paths.privacy.pattern,
  needs: [],
  head: plainHead('privacy'),
  load: async () => (await lazyImport(() => import('./privacy-route.tsx'))).PrivacyRoute,
}
