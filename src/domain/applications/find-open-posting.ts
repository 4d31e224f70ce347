import type { JobPostingHeader } from '#contract/jobs.ts'
import { anyPosting } from '#contract/job-alerts.ts'
import { findJob } from '../jobs/find-job.ts'
import { isSameName } from '../text/plain-text.ts'

export type OpenPosting = { readonly id: string; readonly posting: JobPostingHeader | null }

/**
 * @param id of a posting or its tracking number, in any case @param genericId the posting for no particular job @returns
 * null when not open
 */
export function findOpenPosting(
  postings: ReadonlyArray<JobPostingHeader>,
  id: string,
  genericId: string,
): OpenPosting | null {
  const posting = findJob(postings, id)
  const found = posting?.JobPosting_ID ?? id
  if (isSameName(found, genericId) || isSameName(found, anyPosting)) return { id: anyPosting, posting: null }
  return posting && { id: posting.JobPosting_ID, posting }
}
