import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { sameName } from '../text/fold-text.ts'

export const findJob = (postings: readonly JobPostingHeader[], id: string): JobPostingHeader | null =>
  postings.find(({ JobPosting_ID }) => sameName(JobPosting_ID, id)) ??
  postings.find(({ TrackingNumber }) => sameName(TrackingNumber, id)) ??
  null
