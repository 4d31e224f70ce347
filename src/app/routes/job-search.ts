import { lazyImport } from '#late/lazy-loading.ts'
import { jobFeeds } from '#addresses/feed-links.ts'
import { paths } from '#addresses/paths.ts'
import { followedQuery } from '#domain/jobs/followed-search.ts'
import { readQuery } from '#domain/visit/address.ts'
import { inSlices } from '#device/in-slices.ts'
import type { Site } from '#site/site.ts'
import { type Head, plainHead, type SiteRoute, type Visit } from '../site-route.ts'

const listHead = plainHead('opportunities')

const jobSearchHead = (site: Site, { search }: Visit): Head => ({
  ...listHead(site),
  feeds: jobFeeds(followedQuery(search)),
})

export const jobSearchRoute: SiteRoute = {
  pattern: paths.opportunities.pattern,
  needs: ['JobPostingHeader', 'Location'],
  isLive: ({ search }) => readQuery(search).has('saved'),
  head: jobSearchHead,
  load: async () => (await lazyImport(() => import('./job-search-route.tsx'))).JobSearchRoute,
  prepare: async (site) => (await lazyImport(() => import('./job-search-route.tsx'))).prepareBoard(site, inSlices),
}
