import { late } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import type { SiteRoute } from '../site-route.ts'

/** The question before the employee portal, which has no title of its own (C2.1-01). */
export const leaveSiteRoute: SiteRoute = {
  pattern: paths.employeePortal.pattern,
  needs: [],
  unlisted: true,
  head: ({ input: { settings } }) => ({
    title: settings.firmName,
    description: `The employee portal of ${settings.firmName} is on another site.`,
    canonical: null,
  }),
  load: async () => (await late(() => import('./leave-site-route.tsx'))).LeaveSiteRoute,
}
