import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import type { FeedItem } from './feed.ts'
import { jobItem } from './feed-items.ts'

/** Cached by row, as sanitising is slow. */
export function createJobItems(): typeof jobItem {
  const made = new WeakMap<JobPostingHeader, FeedItem>()
  return (job, published, origin) => {
    const known = made.get(job)
    if (known?.address.startsWith(`${origin}/`)) return known
    const item = jobItem(job, published, origin)
    made.set(job, item)
    return item
  }
}
