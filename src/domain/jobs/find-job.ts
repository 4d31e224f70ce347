import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { isSameName } from '../text/fold-text.ts'

export const findJob = (postings: readonly JobPostingHeader[], id: string): JobPostingHeader | null =>
  postings.find(({ JobPosting_ID }) => isSameName(JobPosting_ID, id)) ??
  postings.find(({ TrackingNumber }) => isSameName(TrackingNumber, id)) ??
  null
