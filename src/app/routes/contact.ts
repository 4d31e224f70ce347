import { late } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

/** The offices of the firm, and how to write to it (C2.11). */
export const contactRoute: SiteRoute = {
  pattern: paths.contact.pattern,
  needs: ['Location'],
  head: plainHead('contact'),
  load: async () => (await late(() => import('./contact-route.tsx'))).ContactRoute,
}
