import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { dayLength, instantOf } from '../time/dates.ts'

/** Says whether a posting was changed less than 14 times 24 hours before `now`, in milliseconds (J4.2-01, J4.2-02). */
export function isNewListing({ LastModifiedDate }: Pick<JobPostingHeader, 'LastModifiedDate'>, now: number): boolean {
  const changed = instantOf(LastModifiedDate)
  return changed !== null && now - changed < 14 * dayLength
}
