import { briefJob } from './brief-job.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { featuredAmong, featuredSlides } from './featured-jobs.ts'
import { readCriteria, writeCriteria } from './job-address.ts'
import { searchJobs, type FoundJobs, type JobBoard, type JobResult } from './job-board.ts'
import type { GroupId, JobCriteria } from './job-criteria.ts'
import { pageNearby, type NearbyPage, type NearbyPaging } from './nearby-jobs.ts'

/** What is asked of current opportunities. */
export type JobQuestion = {
  /** What to find; as text it is the query of an address. */
  readonly search: JobCriteria | string
  readonly savedIds: ReadonlyArray<string>
  readonly nearby: NearbyPaging
}

/** All that current opportunities show for a question: the same whether the page or the server has found it. */
export type JobAnswer = {
  readonly criteria: JobCriteria
  /** The group that the address asks to show opened (J2.3-09). */
  readonly open: GroupId | null
  /** The query of the address that keeps this search (J4.6). */
  readonly address: string
  readonly result: JobResult
  readonly nearby: NearbyPage
  /** The jobs the firm puts first, as far as the first slide of them holds them (J2.3-06, J9-06). */
  readonly featured: ReadonlyArray<JobPostingHeader>
  /** How many there are of them in all. */
  readonly featuredCount: number
}

const shown = ({ order, nearby, ...result }: FoundJobs): JobResult => result

/** Answers a question from all the jobs. */
export function answerJobs(board: JobBoard, { search, savedIds, nearby }: JobQuestion): JobAnswer {
  const { criteria, open } = typeof search === 'string' ? readCriteria(board, search) : { criteria: search, open: null }
  const found = searchJobs(board, criteria, savedIds)
  const { slides } = featuredSlides(board.postings)
  const jobsNearby = found.nearby.flatMap((at) => board.postings[at] ?? [])
  return {
    criteria,
    open,
    address: writeCriteria(board, criteria),
    result: shown(found),
    nearby: pageNearby(jobsNearby, nearby),
    featured: slides[0] ?? [],
    featuredCount: featuredAmong(board.postings).length,
  }
}

/** An answer as it crosses the wire: jobs without their long texts, and of the nearby ones only those that are shown. */
export const briefAnswer = ({ result, nearby, featured, ...answer }: JobAnswer): JobAnswer => ({
  ...answer,
  result: { ...result, jobs: result.jobs.map(briefJob) },
  nearby: { ...nearby, jobs: nearby.jobs.map(briefJob), others: [] },
  featured: featured.map(briefJob),
})
