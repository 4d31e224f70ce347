import type { JobPostingHeader } from './job-posting-header.ts'
import type { Location } from './location.ts'

/** The open jobs with the offices they belong to: what job search and the job page read. */
export type JobListing = {
  readonly postings: ReadonlyArray<JobPostingHeader>
  readonly locations: ReadonlyArray<Location>
  /** The only job whose page these are enough for; absent when they are all jobs. */
  readonly of?: string
}
