import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead, type SiteRoute } from '../site-route.ts'

export const accountLoginRoute: SiteRoute = {
  pattern: paths.signIn.pattern,
  needs: [],
  head: plainHead('signIn'),
  load: async () => (await lazyImport(() => import('./account-login-route.tsx'))).AccountLoginRoute,
}
