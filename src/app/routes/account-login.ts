import { lazyImport } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

export const accountLoginRoute: SiteRoute = {
  pattern: paths.signIn.pattern,
  needs: [],
  head: plainHead('signIn'),
  load: async () => (await lazyImport(() => import('./account-login-route.tsx'))).AccountLoginRoute,
}
