import { lazyImport } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

export const contactRoute: SiteRoute = {
  pattern: paths.contact.pattern,
  needs: ['Location'],
  head: plainHead('contact'),
  load: async () => (await lazyImport(() => import('./contact-route.tsx'))).ContactRoute,
}
