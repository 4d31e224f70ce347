import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import type { FeedItem } from './feed.ts'
import { jobItem } from './feed-items.ts'

/** Makes the item of a posting once for each version of the content, however many feeds it is in: cleaning takes long. */
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
