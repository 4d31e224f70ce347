import { lazyImport } from '#late/lazy-loading.ts'
import { fetchDialogs } from '#ui/dialog/fetch-dialogs.ts'
import { paths } from '#addresses/paths.ts'
import type { SiteRoute } from '../site-route.ts'

export const leaveSiteRoute: SiteRoute = {
  pattern: paths.employeePortal.pattern,
  needs: [],
  unlisted: true,
  head: ({ input: { settings } }) => ({
    title: settings.firmName,
    description: `The employee portal of ${settings.firmName} is on another site.`,
    canonical: null,
  }),
  // It begins with a dialog, in the place of the links that ask before.
  load: async () => {
    const [{ LeaveSiteRoute }] = await Promise.all([lazyImport(() => import('./leave-site-route.tsx')), fetchDialogs()])
    return LeaveSiteRoute
  },
}
