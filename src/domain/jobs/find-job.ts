import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { sameName } from '../text/fold-text.ts'

/** Finds a posting by its id, else by its tracking number, ignoring case (J2.5-05 to J2.5-08). */
export const findJob = (postings: readonly JobPostingHeader[], id: string): JobPostingHeader | null =>
  postings.find(({ JobPosting_ID }) => sameName(JobPosting_ID, id)) ??
  postings.find(({ TrackingNumber }) => sameName(TrackingNumber, id)) ??
  null
