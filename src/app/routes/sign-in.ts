import { late } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { plainHead } from '../plain-head.ts'
import type { SiteRoute } from '../site-route.ts'

/** The way into an account (C2.1-18 to C2.1-20). */
export const signInRoute: SiteRoute = {
  pattern: paths.signIn.pattern,
  needs: [],
  query: ['redirect', 'returnurl'],
  head: plainHead('signIn'),
  load: async () => (await late(() => import('./sign-in-route.tsx'))).SignInRoute,
}
