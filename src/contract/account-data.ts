import { Result, Schema } from 'effect'
import { UnreadablePayload } from './site-api.ts'
import { accountDataEntity } from './account-operations.ts'
import { JobPostingSubscription } from './job-subscription.ts'
import { SavedJobRow } from './account-saved-jobs.ts'
import { ApplicantApplication } from './application.ts'
import { nullable } from './fields.ts'

export const Applicant = Schema.Struct({
  FirstName: Schema.String,
  LastName: Schema.String,
  Email: Schema.String,
  MustChangePassword: Schema.optionalKey(Schema.Boolean),
})
export type Applicant = typeof Applicant.Type

const decode = Schema.decodeUnknownResult(
  Schema.fromJsonString(Schema.Struct({ Applicant: Schema.Tuple([Applicant]) })),
)

export function decodeApplicant(payload: string): Applicant {
  const decoded = decode(payload)
  if (Result.isFailure(decoded)) throw new UnreadablePayload('The reply holds no readable applicant.')
  return decoded.success.Applicant[0]
}

/** Timestamps are ISO 8601; `LastUsed` is exact to about an hour. */
export const AccountSession = Schema.Struct({
  Session_ID: Schema.String,
  Device: nullable(Schema.String),
  StartedAt: Schema.String,
  LastUsed: Schema.String,
  IsKept: Schema.Boolean,
  IsThis: Schema.Boolean,
})
export type AccountSession = typeof AccountSession.Type

const FormerEmail = Schema.Struct({ Email: Schema.String, ChangedAt: Schema.String, JobAlerts: Schema.Number })

export const AccountData = Schema.Struct({
  FirstName: Schema.String,
  LastName: Schema.String,
  Email: Schema.String,
  CreatedAt: Schema.String,
  UsedAt: Schema.String,
  EmailConfirmedAt: nullable(Schema.String),
  Sessions: Schema.Array(AccountSession),
  Events: Schema.Array(Schema.Struct({ What: Schema.String, At: Schema.String })),
  SavedJobs: Schema.Array(SavedJobRow),
  JobAlerts: Schema.Array(JobPostingSubscription),
  FormerEmails: Schema.Array(FormerEmail),
  /** Newest first, without their forms, which are read by application id. */
  Applications: Schema.Array(ApplicantApplication),
})
export type AccountData = typeof AccountData.Type

const decodeData = Schema.decodeUnknownResult(
  Schema.fromJsonString(Schema.Struct({ [accountDataEntity]: Schema.Tuple([AccountData]) })),
)

export function decodeAccountDataReply(payload: string): AccountData {
  const decoded = decodeData(payload)
  if (Result.isFailure(decoded)) throw new UnreadablePayload('The reply holds no readable account.')
  return decoded.success[accountDataEntity][0]
}
