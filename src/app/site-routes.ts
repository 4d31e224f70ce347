import { jobParameters } from '#domain/job-address.ts'
import { contactRoutes } from './contact-routes.ts'
import { editorialRoutes } from './editorial-routes.ts'
import { accountRoutes } from './account-routes.ts'
import type { Head } from './head.ts'
import { accessibilityHead } from './routes/accessibility-head.ts'
import { careersHead } from './routes/careers-head.ts'
import { homeHead } from './routes/home-head.ts'
import { jobHead } from './routes/job-head.ts'
import { legalHead } from './routes/legal-head.ts'
import { leaveSiteHead } from './routes/leave-site-head.ts'
import { opportunitiesHead } from './routes/opportunities-head.ts'
import { privacyHead } from './routes/privacy-head.ts'
import { paths } from './paths.ts'
import type { Site } from './site.ts'
import type { SiteRoute } from './site-route.ts'

/** Every public page (C2.1). */
export const siteRoutes: ReadonlyArray<SiteRoute> = [
  {
    pattern: paths.home.pattern,
    needs: ['CompanyNews', 'CompanyEvent', 'WebsiteStat', 'JobPostingGroup'],
    head: homeHead,
    load: async () => (await import('./routes/home-route.tsx')).HomeRoute,
  },
  {
    pattern: paths.careers.pattern,
    needs: ['JobPostingHeader', 'Location', 'JobPostingGroup', 'WebsiteStat'],
    head: careersHead,
    load: async () => (await import('./routes/careers-route.tsx')).CareersRoute,
  },
  {
    pattern: paths.opportunities.pattern,
    needs: ['JobPostingHeader', 'Location'],
    query: jobParameters,
    head: opportunitiesHead,
    load: async () => (await import('./routes/opportunities-route.tsx')).OpportunitiesRoute,
  },
  {
    pattern: paths.job.pattern,
    needs: ['JobPostingHeader', 'Location'],
    query: ['test'],
    head: jobHead,
    load: async () => (await import('./routes/job-route.tsx')).JobRoute,
  },
  ...editorialRoutes,
  ...accountRoutes,
  {
    pattern: paths.privacy.pattern,
    needs: [],
    head: privacyHead,
    load: async () => (await import('./routes/privacy-route.tsx')).PrivacyRoute,
  },
  {
    pattern: paths.legal.pattern,
    needs: [],
    head: legalHead,
    load: async () => (await import('./routes/legal-route.tsx')).LegalRoute,
  },
  ...contactRoutes,
  {
    pattern: paths.employeePortal.pattern,
    needs: [],
    head: leaveSiteHead,
    unlisted: true,
    load: async () => (await import('./routes/leave-site-route.tsx')).LeaveSiteRoute,
  },
  {
    pattern: paths.accessibility.pattern,
    needs: [],
    head: accessibilityHead,
    load: async () => (await import('./routes/accessibility-route.tsx')).AccessibilityRoute,
  },
]

const notFoundHead = (site: Site): Head => ({
  title: `404 Page Not Found | ${site.firmName}`,
  description: 'The page you requested has flown the coop.',
  canonical: null,
  status: 404,
})

/** The page of every address that is not known. */
export const notFoundRoute: SiteRoute = {
  pattern: '*',
  needs: [],
  head: notFoundHead,
  load: async () => (await import('./routes/not-found-route.tsx')).NotFoundRoute,
}
