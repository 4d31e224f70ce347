import { late } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { titleOfRoute } from '#addresses/route-titles.ts'
import type { Site } from '#site/site.ts'
import type { Head } from '../head.ts'
import type { SiteRoute } from '../site-route.ts'

const headOf =
  (route: 'account' | 'application' | 'apply', description: string) =>
  ({ input: { settings } }: Site): Head => ({
    title: titleOfRoute(route, settings.firmName),
    description: `${description} ${settings.firmName}.`,
    canonical: null,
  })

const forApplicants = { needs: [], requiresSignIn: true } as const

export const accountRoutes: ReadonlyArray<SiteRoute> = [
  {
    ...forApplicants,
    head: headOf('account', 'Your applicant account at'),
    pattern: paths.account.pattern,
    load: async () => (await late(() => import('./account-route.tsx'))).AccountRoute,
  },
  {
    ...forApplicants,
    head: headOf('application', 'Your application for a job at'),
    pattern: paths.application.pattern,
    // Who names no job there is led to her account.
    load: async () => (await late(() => import('./application-route.tsx'))).ApplicationRoute,
  },
  {
    ...forApplicants,
    head: headOf('apply', 'Apply for a job at'),
    pattern: paths.apply.pattern,
    load: async () => (await late(() => import('./apply-route.tsx'))).ApplyRoute,
    withoutScript: async () => (await late(() => import('./plain-application-route.tsx'))).PlainApplicationRoute,
  },
]
