import { findParams, getRoute } from '#app/find-route.ts'
import type { SiteService } from '#server/service/site-service.ts'
import type { Place } from '#site/ports.ts'
import type { Site } from '#site/site.ts'

export const createPageReader =
  (service: SiteService) =>
  async (address: string): Promise<string | null> => {
    const { JobPostingHeader } = await service.rows(['JobPostingHeader'])
    const job = JobPostingHeader.find((posting) => address === `/careers/job/${posting.JobPosting_ID}`)
    return job ? `<h1>${job.JobFunction}</h1>` : null
  }

export const isGuarded = ({ pathname }: Place): boolean => getRoute(pathname).requiresSignIn === true

export function getPageTitle(site: Site, { pathname, search }: Place): string {
  const route = getRoute(pathname)
  return route.head(site, { params: findParams(route, pathname), search }).title
}
