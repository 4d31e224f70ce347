import { call } from './operations.ts'
import type { Operation } from './transaction.ts'
import type { JobPostingSubscription } from './job-subscription.ts'

/** Ends a job alert for the caller's confirmed e-mail by its key: `EndJobAlert(key)`, however often it is asked for. */
export const endJobAlert = 'EndJobAlert'

/** Begins one that had ended once more: `StartJobAlert(id of its posting, search)`, which answers a `StartedJobAlert`. */
export const startJobAlert = 'StartJobAlert'

/**
 * Takes the job alerts of the caller's former e-mails along to the one that is confirmed for her account now:
 * `MoveJobAlerts()`, however often it is asked for.
 */
export const moveJobAlerts = 'MoveJobAlerts'

/** Asks for a job alert once more, by what it was for; '' is no search of its own. */
export const callToStart = ({ JobPosting_ID, Search }: JobPostingSubscription): Operation =>
  Search === null ? call(startJobAlert, JobPosting_ID) : call(startJobAlert, JobPosting_ID, Search)
