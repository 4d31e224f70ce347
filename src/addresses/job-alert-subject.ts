import { anyPosting } from '#contract/job-alerts.ts'
import type { JobPostingSubscription } from '#contract/job-subscription.ts'
import { paths } from './paths.ts'

/** Where the subject of a job alert leads: to its posting, or to current opportunities with its search (J2.7-07). */
export const subjectAddress = ({
  JobPosting_ID,
  Search,
}: Pick<JobPostingSubscription, 'JobPosting_ID' | 'Search'>): string =>
  Search === null && JobPosting_ID !== anyPosting ? paths.job.to(JobPosting_ID) : paths.opportunities.to(Search ?? '')
