import type { ApplicationPosting } from '#contract/application.ts'
import { isSameName } from '../text/plain-text.ts'

export type ApplicationProgress = 'not yet' | 'begun' | 'applied'

/** Withdrawn applications do not count (J4.11-02). @param applications null while they are not known */
export function applicationProgress(
  applications: ReadonlyArray<ApplicationPosting> | null,
  jobId: string,
): ApplicationProgress {
  const counting = (applications ?? []).filter(
    ({ JobPosting_ID, IsWithdrawn }) => isSameName(JobPosting_ID, jobId) && !IsWithdrawn,
  )
  if (counting.length === 0) return 'not yet'
  return counting.some(({ State }) => State !== 'draft') ? 'applied' : 'begun'
}
