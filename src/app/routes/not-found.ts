import { lazyImport } from '#late/lazy-loading.ts'
import type { SiteRoute } from '../site-route.ts'

export const notFoundRoute: SiteRoute = {
  pattern: '*',
  needs: [],
  head: ({ input: { settings } }) => ({
    title: `404 Page Not Found | ${settings.firmName}`,
    description: 'The page you requested has flown the coop.',
    canonical: null,
    status: 404,
  }),
  load: async () => (await lazyImport(() => import('./not-found-route.tsx'))).NotFoundRoute,
}
