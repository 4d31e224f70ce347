import type { JobPostingHeader } from '#contract/jobs.ts'
import { dayLength, toTimestamp } from '../time/dates.ts'

export const briefJob = (job: JobPostingHeader): JobPostingHeader => ({
  ...job,
  Responsibilities: null,
  SkillsRequired: null,
  EducationRequirement: null,
})

/** Changed less than 14 times 24 hours ago (J4.2-01, J4.2-02). @param now in milliseconds */
export function isNewListing({ LastModifiedDate }: Pick<JobPostingHeader, 'LastModifiedDate'>, now: number): boolean {
  const changed = toTimestamp(LastModifiedDate)
  return changed !== null && now - changed < 14 * dayLength
}
