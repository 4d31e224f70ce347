import { late } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { titleOfRoute } from '#addresses/route-titles.ts'
import { plainOutcomeField } from '#contract/plain-application.ts'
import type { Site } from '#site/site.ts'
import type { Head } from '../head.ts'
import type { SiteRoute } from '../site-route.ts'

/** What is for applicants stays out of search engines (C2.1-26: all pages of the section are titled alike). */
const accountHead = ({ input: { settings } }: Site): Head => ({
  title: titleOfRoute('account', settings.firmName),
  description: `Your applicant account at ${settings.firmName}.`,
  canonical: null,
})

const forApplicants = { needs: [], requiresSignIn: true, head: accountHead } as const

const application: SiteRoute['load'] = async () =>
  (await late(() => import('./application-route.tsx'))).ApplicationRoute

/** An applicant's account, and what stands behind it (C2.1-21 to C2.1-25). */
export const accountRoutes: ReadonlyArray<SiteRoute> = [
  {
    ...forApplicants,
    pattern: paths.account.pattern,
    load: async () => (await late(() => import('./account-route.tsx'))).AccountRoute,
  },
  { ...forApplicants, pattern: paths.application.pattern, load: application },
  {
    ...forApplicants,
    pattern: paths.apply.pattern,
    query: [plainOutcomeField],
    load: application,
    withoutScript: async () => (await late(() => import('./plain-application-route.tsx'))).PlainApplicationRoute,
  },
]
