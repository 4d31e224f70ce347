import { late } from '#late/late.ts'
import { paths } from '#addresses/paths.ts'
import { titleOfRoute } from '#addresses/route-titles.ts'
import type { Site } from '#site/site.ts'
import type { Head } from '../head.ts'
import type { SiteRoute } from '../site-route.ts'

/** What is for applicants stays out of search engines (C2.1-26: the pages of the section are titled alike, but for the one of applying). */
const accountHead = ({ input: { settings } }: Site): Head => ({
  title: titleOfRoute('account', settings.firmName),
  description: `Your applicant account at ${settings.firmName}.`,
  canonical: null,
})

const forApplicants = { needs: [], requiresSignIn: true, head: accountHead } as const

/** The page of applying has a title of its own (J2.1-27). */
const applyHead = (site: Site): Head => ({
  ...accountHead(site),
  title: titleOfRoute('apply', site.input.settings.firmName),
  description: `Apply for a job at ${site.input.settings.firmName}.`,
})

/** An applicant's account, and what stands behind it (C2.1-21 to C2.1-25). */
export const accountRoutes: ReadonlyArray<SiteRoute> = [
  {
    ...forApplicants,
    pattern: paths.account.pattern,
    load: async () => (await late(() => import('./account-route.tsx'))).AccountRoute,
  },
  {
    ...forApplicants,
    pattern: paths.application.pattern,
    // Who names no job there is led to her account.
    load: async () => (await late(() => import('./application-route.tsx'))).ApplicationRoute,
  },
  {
    ...forApplicants,
    head: applyHead,
    pattern: paths.apply.pattern,
    load: async () => (await late(() => import('./apply-route.tsx'))).ApplyRoute,
    withoutScript: async () => (await late(() => import('./plain-application-route.tsx'))).PlainApplicationRoute,
  },
]
