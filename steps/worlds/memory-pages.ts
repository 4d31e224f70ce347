import { findParams, resolveRoute } from '#app/find-route.ts'
import { siteRoutes } from '#app/site-routes.ts'
import type { SiteService } from '#server/service/site-service.ts'
import type { Place } from '#site/ports.ts'
import type { Site } from '#site/site.ts'

const getSiteRoute = (pathname: string) => resolveRoute(siteRoutes, pathname)

export const createPageReader =
  (service: SiteService) =>
  async (address: string): Promise<string | null> => {
    const { JobPostingHeader } = await service.rows(['JobPostingHeader'])
    const job = JobPostingHeader.find((posting) => address === `/careers/job/${posting.JobPosting_ID}`)
    return job ? `<h1>${job.JobFunction}</h1>` : null
  }

export const isGuarded = ({ pathname }: Place): boolean => getSiteRoute(pathname).requiresSignIn === true

export function getPageTitle(site: Site, { pathname, search }: Place): string {
  const route = getSiteRoute(pathname)
  return route.head(site, { params: findParams(route, pathname), search }).title
}
