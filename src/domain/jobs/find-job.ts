import type { JobPostingHeader } from '#contract/jobs.ts'
import { isSameName } from '../text/plain-text.ts'

export const findJob = (postings: readonly JobPostingHeader[], id: string): JobPostingHeader | null =>
  postings.find(({ JobPosting_ID }) => isSameName(JobPosting_ID, id)) ??
  postings.find(({ TrackingNumber }) => isSameName(TrackingNumber, id)) ??
  null

export const maxBrowserJobs = 500

/** Where the server searches the jobs, a search of the site gets those that fit best. */
export const maxBestJobs = 50
