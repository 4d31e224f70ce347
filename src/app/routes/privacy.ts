import { paths } from '#addresses/paths.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

/** The privacy policy. */
export const privacyRoute: SiteRoute = {
  pattern: paths.privacy.pattern,
  needs: [],
  head: plainHead(
    'privacy',
    (firm) =>
      `What ${firm} learns about visitors and applicants, what is kept, and how to have a say, including California privacy rights.`,
  ),
  load: async () => (await import('./privacy-route.tsx')).PrivacyRoute,
}
