import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead, type SiteRoute } from '../site-route.ts'

export const smallBusinessProfileRoute: SiteRoute = {
  pattern: paths.smallBusinessProfile.pattern,
  needs: [],
  head: plainHead('smallBusinessProfile'),
  load: async () => (await lazyImport(() => import('./small-business-profile-route.tsx'))).SmallBusinessProfileRoute,
}
