import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead, type SiteRoute } from '../site-route.ts'

export const careersRoute: SiteRoute = {
  pattern: paths.careers.pattern,
  isShuffled: true,
  needs: ['JobPostingHeader', 'JobPlace', 'Location', 'JobPostingGroup', 'WebsiteStat'],
  head: plainHead('careers'),
  load: async () => (await lazyImport(() => import('./careers-route.tsx'))).CareersRoute,
}
