import type { FeedLink } from '#addresses/feed-links.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'

export type Head = {
  readonly title: string
  readonly description: string
  /** Path for search engines; null keeps the page out of their index. */
  readonly canonical: string | null
  readonly status?: 404
  readonly job?: JobPostingHeader
  readonly feeds?: ReadonlyArray<FeedLink>
}
