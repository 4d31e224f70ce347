import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { routeTitle } from '#addresses/route-titles.ts'
import type { Site } from '#site/site.ts'
import type { Head, SiteRoute } from '../site-route.ts'

const createHead =
  (route: 'account' | 'application' | 'apply', description: string) =>
  ({ input: { settings } }: Site): Head => ({
    title: routeTitle(route, settings.firmName),
    description: `${description} ${settings.firmName}.`,
    canonical: null,
  })

const forApplicants = { needs: [], requiresSignIn: true } as const

export const accountRoutes: ReadonlyArray<SiteRoute> = [
  {
    ...forApplicants,
    head: createHead('account', 'Your applicant account at'),
    pattern: paths.account.pattern,
    load: async () => (await lazyImport(() => import('./account-route.tsx'))).AccountRoute,
  },
  {
    ...forApplicants,
    head: createHead('application', 'Your application for a job at'),
    pattern: paths.application.pattern,
    // Who names no job there is led to her account.
    load: async () => (await lazyImport(() => import('./application-route.tsx'))).ApplicationRoute,
  },
  {
    ...forApplicants,
    head: createHead('apply', 'Apply for a job at'),
    pattern: paths.apply.pattern,
    load: async () => (await lazyImport(() => import('./apply-route.tsx'))).ApplyRoute,
    withoutScript: async () => (await lazyImport(() => import('./plain-application-route.tsx'))).PlainApplicationRoute,
  },
]
