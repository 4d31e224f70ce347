import { briefJob } from './listed-job.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { listFeaturedJobs, featuredSlides } from './featured-jobs.ts'
import { readCriteria, writeCriteria } from './job-address.ts'
import { searchJobs, type RankedJobResult, type JobBoard, type JobResult } from './job-board.ts'
import type { GroupId, JobCriteria } from './job-criteria.ts'
import { pageNearby, type NearbyPage, type NearbyPaging } from './nearby-jobs.ts'

export type JobQuestion = {
  readonly search: JobCriteria | string
  readonly savedIds: ReadonlyArray<string>
  readonly nearby: NearbyPaging
}

export type JobAnswer = {
  readonly criteria: JobCriteria
  readonly open: GroupId | null
  readonly address: string
  readonly result: JobResult
  readonly nearby: NearbyPage
  readonly featured: ReadonlyArray<JobPostingHeader>
  readonly featuredCount: number
}

const toJobResult = ({ order, nearby, ...result }: RankedJobResult): JobResult => result

export function answerJobs(board: JobBoard, { search, savedIds, nearby }: JobQuestion): JobAnswer {
  const { criteria, open } = typeof search === 'string' ? readCriteria(board, search) : { criteria: search, open: null }
  const found = searchJobs(board, criteria, savedIds)
  const { slides } = featuredSlides(board.postings)
  const jobsNearby = found.nearby.flatMap((at) => board.postings[at] ?? [])
  return {
    criteria,
    open,
    address: writeCriteria(criteria),
    result: toJobResult(found),
    nearby: pageNearby(jobsNearby, nearby),
    featured: slides[0] ?? [],
    featuredCount: listFeaturedJobs(board.postings).length,
  }
}

export const briefAnswer = ({ result, nearby, featured, ...answer }: JobAnswer): JobAnswer => ({
  ...answer,
  result: { ...result, jobs: result.jobs.map(briefJob) },
  nearby: { ...nearby, jobs: nearby.jobs.map(briefJob), others: [] },
  featured: featured.map(briefJob),
})
