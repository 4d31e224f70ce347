import type { Rows } from '#contract/entities.ts'
import type { JobListing } from '#contract/job-listing.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import type { JobPick } from '#contract/job-questions.ts'
import type { JobPostingSubscription } from '#contract/job-subscription.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import type { JobAnswer } from '#domain/jobs/job-answer.ts'
import type { OpenBoard } from '#domain/jobs/keep-boards.ts'
import type { OpenSource } from '#domain/site-search/keep-sources.ts'

/** Jobs that came with the page, and what for. */
export type PickedJobs = { readonly pick: JobPick; readonly rows: ReadonlyArray<JobPostingHeader> }

/** What the page was made with. */
export interface SiteInput {
  /** Rows that came with the page; the rest is read on first need. */
  readonly rows: Partial<Rows>
  /** The moment the page was made, in milliseconds. */
  readonly now: number
  /** Decides the order of related jobs, so that server and browser show the same. */
  readonly seed: string
  readonly origin: string
  readonly settings: SiteSettings
  /** How many jobs are open: too many of them the server searches. */
  readonly jobCount: number
  /** Jobs that came with the page, where not all of them are sent. */
  readonly picked?: PickedJobs | null | undefined
  /** What the server answered to the query of the page, where it is the one that searches jobs. */
  readonly jobAnswer?: { readonly query: string; readonly answer: JobAnswer } | null | undefined
  /** The job alerts behind the subscription id in the address of the page, on the page that shows them (J7-31). */
  readonly subscriptions?: ReadonlyArray<JobPostingSubscription> | undefined
  /** Makes jobs ready to be searched; the server shares what it has opened. */
  readonly openBoard?: OpenBoard
  /** Picks among all jobs, where they are here though they are too many to be sent: on the server. */
  readonly pickHere?: (listing: JobListing, pick: JobPick) => ReadonlyArray<JobPostingHeader>
  /** Makes the rows that the site is searched in ready for that; shared likewise. */
  readonly openSource?: OpenSource
}
