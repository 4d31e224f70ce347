import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead, type SiteRoute } from '../site-route.ts'

export const smallBusinessRoute: SiteRoute = {
  pattern: paths.smallBusiness.pattern,
  needs: [],
  head: plainHead('smallBusiness'),
  load: async () => (await lazyImport(() => import('#pages/small-business/small-business-page.tsx'))).SmallBusinessPage,
}
