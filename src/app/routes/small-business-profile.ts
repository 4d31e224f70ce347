import { late } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

/** The profile of a small firm (C2.1-34, C2.10-06). */
export const smallBusinessProfileRoute: SiteRoute = {
  pattern: paths.smallBusinessProfile.pattern,
  needs: [],
  head: plainHead('smallBusinessProfile'),
  load: async () => (await late(() => import('./small-business-profile-route.tsx'))).SmallBusinessProfileRoute,
}
