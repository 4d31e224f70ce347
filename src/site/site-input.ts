import type { Rows } from '#contract/entities.ts'
import type { JobListing } from '#contract/job-listing.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import type { JobPick } from '#contract/job-questions.ts'
import type { JobPostingSubscription } from '#contract/job-subscription.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import type { JobAnswer } from '#domain/jobs/job-answer.ts'
import type { OpenBoard } from '#domain/jobs/keep-boards.ts'
import type { OpenSource } from '#domain/site-search/keep-sources.ts'

export type PickedJobs = { readonly pick: JobPick; readonly rows: ReadonlyArray<JobPostingHeader> }

export interface SiteInput {
  readonly rows: Partial<Rows>
  /** In milliseconds. */
  readonly now: number
  /** Orders related jobs, the same on server and browser. */
  readonly seed: string
  readonly origin: string
  readonly settings: SiteSettings
  readonly jobCount: number
  readonly picked?: PickedJobs | null | undefined
  readonly jobAnswer?: { readonly query: string; readonly answer: JobAnswer } | null | undefined
  readonly subscriptions?: ReadonlyArray<JobPostingSubscription> | undefined
  readonly openBoard?: OpenBoard
  readonly pickLocally?: (listing: JobListing, pick: JobPick) => ReadonlyArray<JobPostingHeader>
  readonly openSource?: OpenSource
}
