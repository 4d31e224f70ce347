import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { pageDescriptions } from '#content/page-descriptions.ts'
import type { SiteRoute } from '../site-route.ts'

export const accessibilityRoute: SiteRoute = {
  pattern: paths.accessibility.pattern,
  needs: [],
  head: ({ input: { settings } }) => ({
    title: `Accessibility | ${settings.firmName}`,
    description: pageDescriptions.accessibility(settings.firmName),
    canonical: paths.accessibility.to(),
  }),
  load: async () => (await lazyImport(() => import('./accessibility-route.tsx'))).AccessibilityRoute,
}
