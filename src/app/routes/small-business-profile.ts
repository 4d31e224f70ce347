import { lazyImport } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

export const smallBusinessProfileRoute: SiteRoute = {
  pattern: paths.smallBusinessProfile.pattern,
  needs: [],
  head: plainHead('smallBusinessProfile'),
  load: async () => (await lazyImport(() => import('./small-business-profile-route.tsx'))).SmallBusinessProfileRoute,
}
