import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { anyPosting } from '#contract/job-alerts.ts'
import { findJob } from '../jobs/find-job.ts'
import { sameName } from '../text/fold-text.ts'

/** What somebody can apply for: a posting that is open, or no job in particular, whose id is 'generic'. */
export type OpenPosting = { readonly id: string; readonly posting: JobPostingHeader | null }

/**
 * What an id stands for, of a posting or its tracking number, in whatever case; null when that is not open.
 * @param genericId the posting that the firm has for no job in particular
 */
export function findOpenPosting(
  postings: ReadonlyArray<JobPostingHeader>,
  id: string,
  genericId: string,
): OpenPosting | null {
  const posting = findJob(postings, id)
  const found = posting?.JobPosting_ID ?? id
  if (sameName(found, genericId) || sameName(found, anyPosting)) return { id: anyPosting, posting: null }
  return posting && { id: posting.JobPosting_ID, posting }
}
