import { paths } from '#addresses/paths.ts'
import type { SiteRoute } from '../site-route.ts'

/** The statement on accessibility. */
export const accessibilityRoute: SiteRoute = {
  pattern: paths.accessibility.pattern,
  needs: [],
  head: ({ firmName }) => ({
    title: `Accessibility | ${firmName}`,
    description: `How ${firmName} makes this site usable for everyone, how that is tested, what is missing, and how to report a problem.`,
    canonical: paths.accessibility.to(),
  }),
  load: async () => (await import('./accessibility-route.tsx')).AccessibilityRoute,
}
