import { lazyImport } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

export const ownershipRoute: SiteRoute = {
  pattern: paths.ownership.pattern,
  needs: [],
  head: plainHead('ownership'),
  load: async () => (await lazyImport(() => import('#pages/ownership/ownership-page.tsx'))).OwnershipPage,
}
