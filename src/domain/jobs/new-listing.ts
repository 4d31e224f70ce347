import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { dayLength, toTimestamp } from '../time/dates.ts'

/** Changed less than 14 times 24 hours ago (J4.2-01, J4.2-02). @param now in milliseconds */
export function isNewListing({ LastModifiedDate }: Pick<JobPostingHeader, 'LastModifiedDate'>, now: number): boolean {
  const changed = toTimestamp(LastModifiedDate)
  return changed !== null && now - changed < 14 * dayLength
}
