import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { routeTitle } from '#addresses/route-titles.ts'
import type { SiteRoute } from '../site-route.ts'

export const thankYouRoute: SiteRoute = {
  pattern: paths.thankYou.pattern,
  needs: [],
  head: ({ input: { settings } }) => ({
    title: routeTitle('thankYou', settings.firmName),
    description: 'What you have sent has arrived.',
    canonical: null,
  }),
  load: async () => (await lazyImport(() => import('./thank-you-route.tsx'))).ThankYouRoute,
}
