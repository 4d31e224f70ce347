import { lazyImport } from '#late/lazy-loading.ts'
import { paths } from '#addresses/paths.ts'
import { routeTitle } from '#addresses/route-titles.ts'
import { readQuery } from '#domain/visit/address.ts'
import { findJob } from '#domain/jobs/find-job.ts'
import { formatJobLocation } from '#domain/jobs/job-words.ts'
import { truncate } from '#domain/text/plain-text.ts'
import type { Site } from '#site/site.ts'
import { getPageJobs } from '#site/job-listing.ts'
import { findLoadedRows } from '#site/reference-list.ts'
import type { Head, SiteRoute, Visit } from '../site-route.ts'

const unknownJob = (site: Site): Head => ({
  title: routeTitle('job', site.input.settings.firmName),
  description: 'This job may have been removed or filled.',
  canonical: null,
})

function jobHead(site: Site, { params, search }: Visit): Head {
  if (readQuery(search).has('test')) return unknownJob(site)
  const id = params['id'] ?? ''
  const job = findJob(findLoadedRows<'JobPostingHeader'>(getPageJobs(site, id)) ?? [], id)
  if (!job) return { ...unknownJob(site), status: 404 }
  return {
    title: `Job Information: ${[job.JobFunction, formatJobLocation(job)].filter(Boolean).join(', ')} | ${site.input.settings.firmName}`,
    description: truncate(job.ShortDescription ?? job.JobFunction, 300),
    canonical: paths.job.to(job.JobPosting_ID),
    job,
  }
}

export const jobRoute: SiteRoute = {
  pattern: paths.job.pattern,
  isShuffled: true,
  needs: ['JobPostingHeader', 'Location'],
  isLive: ({ search }) => readQuery(search).has('test'),
  head: jobHead,
  load: async () => (await lazyImport(() => import('./job-page-route.tsx'))).JobRoute,
}
