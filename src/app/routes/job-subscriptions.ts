import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { routeTitle } from '#addresses/route-titles.ts'
import type { SiteRoute } from '../site-route.ts'

export const jobSubscriptionsRoute: SiteRoute = {
  pattern: paths.unsubscribe.pattern,
  needs: [],
  personal: ({ params }) => ({ subscriptionId: params['id'] ?? '' }),
  head: ({ input: { settings } }) => ({
    title: routeTitle('unsubscribe', settings.firmName),
    description: 'Your job alerts, and how to end them.',
    canonical: null,
  }),
  load: async () => (await lazyImport(() => import('./job-subscriptions-route.tsx'))).JobSubscriptionsRoute,
}
