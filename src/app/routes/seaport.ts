import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead, type SiteRoute } from '../site-route.ts'

export const seaportRoute: SiteRoute = {
  pattern: paths.seaport.pattern,
  needs: ['ContractsContact', 'Location'],
  head: plainHead('seaport'),
  load: async () => (await lazyImport(() => import('./seaport-route.tsx'))).SeaportRoute,
}
