import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead, type SiteRoute } from '../site-route.ts'

export const contractsRoute: SiteRoute = {
  pattern: paths.contracts.pattern,
  needs: ['ContractsContact', 'Location'],
  head: plainHead('contracts'),
  load: async () => (await lazyImport(() => import('./contracts-route.tsx'))).ContractsRoute,
}
