import type { JobPostingHeader } from '#contract/jobs.ts'
import { escapeHtml } from '../text/html.ts'
import { plainText } from '../text/plain-text.ts'
import { dayLength, toTimestamp } from '../time/dates.ts'

/** In characters: no card shows more. */
export const longestCard = 1000

/** Two characters over the limit: one may be a blank that is trimmed, the other has the card say that there is more. */
const describeBriefly = ({ ShortDescription, Responsibilities }: JobPostingHeader) =>
  plainText(ShortDescription) === ''
    ? escapeHtml(plainText(Responsibilities).slice(0, longestCard + 2))
    : ShortDescription

export const briefJob = (job: JobPostingHeader): JobPostingHeader => ({
  ...job,
  ShortDescription: describeBriefly(job),
  Responsibilities: null,
  SkillsRequired: null,
  EducationRequirement: null,
})

/** In milliseconds: 14 times 24 hours after the last change (J4.2-01, J4.2-02). */
export function newListingEnd({ LastModifiedDate }: Pick<JobPostingHeader, 'LastModifiedDate'>): number | null {
  const changed = toTimestamp(LastModifiedDate)
  return changed === null ? null : changed + 14 * dayLength
}

/** @param now in milliseconds */
export const isNewListing = (job: Pick<JobPostingHeader, 'LastModifiedDate'>, now: number): boolean =>
  now < (newListingEnd(job) ?? 0)
