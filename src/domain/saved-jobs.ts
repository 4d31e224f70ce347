import type { JobPostingHeader } from '#contract/job-posting-header.ts'

/** The saved ids whose posting still exists; all of them while the postings are not known, which is null (J3-34, J3-35). */
export function keepPresent(
  savedIds: readonly string[],
  postings: readonly Pick<JobPostingHeader, 'JobPosting_ID'>[] | null,
): string[] {
  if (postings === null) return [...savedIds]
  const present = new Set(postings.map(({ JobPosting_ID }) => JobPosting_ID))
  return savedIds.filter((id) => present.has(id))
}

/** Saves an unsaved job, the latest last, or unsaves a saved one (J4.3-01, J4.3-02). */
export const toggleSaved = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
