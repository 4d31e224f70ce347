import { accountHead, signInHead } from './routes/sign-in-head.ts'
import { paths } from './paths.ts'
import type { SiteRoute } from './site-route.ts'

/** The way into an account, and what stands behind it (C2.1-18 to C2.1-25). */
export const accountRoutes: ReadonlyArray<SiteRoute> = [
  {
    pattern: paths.signIn.pattern,
    needs: [],
    query: ['redirect', 'returnurl'],
    head: signInHead,
    load: async () => (await import('./routes/sign-in-route.tsx')).SignInRoute,
  },
  {
    pattern: paths.account.pattern,
    needs: [],
    requiresSignIn: true,
    head: accountHead,
    load: async () => (await import('./routes/account-route.tsx')).AccountRoute,
  },
  {
    pattern: paths.application.pattern,
    needs: [],
    requiresSignIn: true,
    head: accountHead,
    load: async () => (await import('./routes/application-route.tsx')).ApplicationRoute,
  },
  {
    pattern: paths.apply.pattern,
    needs: [],
    requiresSignIn: true,
    head: accountHead,
    load: async () => (await import('./routes/application-route.tsx')).ApplicationRoute,
  },
]
