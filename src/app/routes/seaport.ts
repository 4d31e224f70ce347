import { lazyImport } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

export const seaportRoute: SiteRoute = {
  pattern: paths.seaport.pattern,
  needs: ['ContractsContact', 'Location'],
  head: plainHead('seaport'),
  load: async () => (await lazyImport(() => import('./seaport-route.tsx'))).SeaportRoute,
}
