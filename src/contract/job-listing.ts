import type { JobPostingHeader } from './job-posting-header.ts'
import type { Location } from './location.ts'

export type JobListing = {
  readonly postings: ReadonlyArray<JobPostingHeader>
  readonly locations: ReadonlyArray<Location>
  /** Enough only for the page of this job; absent when they are all jobs. */
  readonly of?: string
}
