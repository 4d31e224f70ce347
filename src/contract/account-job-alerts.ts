import { call } from './operations.ts'
import type { Operation } from './transaction.ts'
import type { JobPostingSubscription } from './job-subscription.ts'

export const endJobAlert = 'EndJobAlert'

export const startJobAlert = 'StartJobAlert'

export const moveJobAlerts = 'MoveJobAlerts'

export const callToStart = ({ JobPosting_ID, Search }: JobPostingSubscription): Operation =>
  Search === null ? call(startJobAlert, JobPosting_ID) : call(startJobAlert, JobPosting_ID, Search)
