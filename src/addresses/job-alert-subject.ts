import { anyPosting } from '#contract/job-alerts.ts'
import type { JobPostingSubscription } from '#contract/job-subscription.ts'
import { paths } from './paths.ts'

export const subjectAddress = ({
  JobPosting_ID,
  Search,
}: Pick<JobPostingSubscription, 'JobPosting_ID' | 'Search'>): string =>
  Search === null && JobPosting_ID !== anyPosting ? paths.job.to(JobPosting_ID) : paths.opportunities.to(Search ?? '')
