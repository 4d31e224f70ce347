import { accountDataEntity } from './account-operations.ts'
import { Result, Schema } from 'effect'
import { JobPostingSubscription } from './job-subscription.ts'
import { SavedJobRow } from './kept-jobs.ts'
import { ApplicantApplication } from './application.ts'
import { nullable } from './fields.ts'
import { UnreadablePayload } from './unreadable-payload.ts'

/** A session of the applicant's; moments are in ISO 8601, `LastUsed` is right to about an hour. */
export const OwnSession = Schema.Struct({
  Session_ID: Schema.String,
  /** The browser and system it began with, such as 'Firefox on Windows'; null when they are not known. */
  Device: nullable(Schema.String),
  StartedAt: Schema.String,
  LastUsed: Schema.String,
  IsKept: Schema.Boolean,
  /** Whether it is the one that asks. */
  IsThis: Schema.Boolean,
})
export type OwnSession = typeof OwnSession.Type

/** An e-mail that was confirmed for the account before; `JobAlerts` counts those that still go there. */
const FormerEmail = Schema.Struct({ Email: Schema.String, ChangedAt: Schema.String, JobAlerts: Schema.Number })

/** All that is kept of an applicant, but for her password; moments are in ISO 8601. */
export const AccountData = Schema.Struct({
  FirstName: Schema.String,
  LastName: Schema.String,
  Email: Schema.String,
  CreatedAt: Schema.String,
  /** When somebody last signed in, or a session was last renewed. */
  UsedAt: Schema.String,
  EmailConfirmedAt: nullable(Schema.String),
  Sessions: Schema.Array(OwnSession),
  /** The newest first. */
  Events: Schema.Array(Schema.Struct({ What: Schema.String, At: Schema.String })),
  /** The saved jobs that are kept with her account. */
  SavedJobs: Schema.Array(SavedJobRow),
  /** The job alerts of her address, if that is confirmed. */
  JobAlerts: Schema.Array(JobPostingSubscription),
  /** The latest first. */
  FormerEmails: Schema.Array(FormerEmail),
  /** What she has applied for, the latest first; what stands in the forms is read by their ids (`ApplicantApplication`). */
  Applications: Schema.Array(ApplicantApplication),
})
export type AccountData = typeof AccountData.Type

const decodeData = Schema.decodeUnknownResult(
  Schema.fromJsonString(Schema.Struct({ [accountDataEntity]: Schema.Tuple([AccountData]) })),
)

/** The one row in the payload of a read of `AccountData`. @throws UnreadablePayload */
export function accountDataIn(payload: string): AccountData {
  const decoded = decodeData(payload)
  if (Result.isFailure(decoded)) throw new UnreadablePayload('The reply holds no readable account.')
  return decoded.success[accountDataEntity][0]
}
