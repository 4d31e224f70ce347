import { paths } from '#addresses/paths.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

/** Who owns the firm. */
export const ownershipRoute: SiteRoute = {
  pattern: paths.ownership.pattern,
  needs: [],
  head: plainHead(
    'ownership',
    () => 'The people who do the work own the firm: how the employee stock ownership plan works.',
  ),
  load: async () => (await import('#pages/ownership/ownership-page.tsx')).OwnershipPage,
}
