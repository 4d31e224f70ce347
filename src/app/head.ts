import type { FeedLink } from '#addresses/feed-links.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'

/** What a page says about itself in the document's head and in the status of its answer. */
export type Head = {
  readonly title: string
  readonly description: string
  /** The path search engines should keep; null keeps the page out of their index. */
  readonly canonical: string | null
  readonly status?: 404
  /** The job the page is about, for its structured data. */
  readonly job?: JobPostingHeader
  /** Where the lists of the page can be followed. */
  readonly feeds?: ReadonlyArray<FeedLink>
}
