import { lazyImport } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { isFireworksRequested } from '#site/asks-for-fireworks.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

export const aboutRoute: SiteRoute = {
  pattern: paths.about.pattern,
  needs: ['WebsiteStat'],
  isLive: ({ search }) => isFireworksRequested(search),
  head: plainHead('about'),
  load: async () => (await lazyImport(() => import('./about-route.tsx'))).AboutRoute,
}
