import { Schema } from 'effect'
import { call, type Operation } from './transaction.ts'
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

/** The key by which it ends again. */
const StartedJobAlert = Schema.Struct({ PrimaryKey: Schema.String })

/** @throws when the payload is none */
export const decodeStartedJobAlert = Schema.decodeUnknownSync(Schema.fromJsonString(StartedJobAlert))

/** Asks for a job alert once more, by what it was for; '' is no search of its own. */
export const callToStart = ({ JobPosting_ID, Search }: JobPostingSubscription): Operation =>
  Search === null ? call(startJobAlert, JobPosting_ID) : call(startJobAlert, JobPosting_ID, Search)
