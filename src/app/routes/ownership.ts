import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead, type SiteRoute } from '../site-route.ts'

export const ownershipRoute: SiteRoute = {
  pattern: paths.ownership.pattern,
  needs: [],
  head: plainHead('ownership'),
  load: async () => (await lazyImport(() => import('#pages/ownership/ownership-page.tsx'))).OwnershipPage,
}
