import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead, type SiteRoute } from '../site-route.ts'

export const contactRoute: SiteRoute = {
  pattern: paths.contact.pattern,
  needs: ['Location'],
  head: plainHead('contact'),
  load: async () => (await lazyImport(() => import('./contact-route.tsx'))).ContactRoute,
}
