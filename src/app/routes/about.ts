import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { isFireworksRequested } from '#site/fireworks-request.ts'
import { plainHead, type SiteRoute } from '../site-route.ts'

export const aboutRoute: SiteRoute = {
  pattern: paths.about.pattern,
  needs: ['WebsiteStat'],
  isLive: ({ search }) => isFireworksRequested(search),
  head: plainHead('about'),
  load: async () => (await lazyImport(() => import('./about-route.tsx'))).AboutRoute,
}
