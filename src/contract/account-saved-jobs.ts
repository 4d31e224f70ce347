import { maxAccountSavedJobs, savedJobsEntity } from './account-operations.ts'
import { Result, Schema } from 'effect'
import { isDay } from './day.ts'
import { nullable } from './fields.ts'
import { UnreadablePayload } from './site-api.ts'

const JobId = Schema.String.check(
  Schema.isNonEmpty({ message: 'Expected the id of a job' }),
  Schema.isMaxLength(100, { message: 'Expected the id of a job, of 100 characters at most' }),
)
const Day = Schema.String.check(Schema.makeFilter((day: string) => isDay(day) || 'Expected a day that exists'))

/** `savedOn` is yyyy-mm-dd in the applicant's time zone, null when not known. */
export const AccountSavedJob = Schema.Struct({ id: JobId, savedOn: nullable(Day) })
export type AccountSavedJob = typeof AccountSavedJob.Type

export const SavedJobRow = Schema.Struct({ JobPosting_ID: JobId, SavedOn: nullable(Day) })
export type SavedJobRow = typeof SavedJobRow.Type

const Jobs = Schema.Array(AccountSavedJob).check(
  Schema.isMaxLength(maxAccountSavedJobs, { message: `Expected ${maxAccountSavedJobs} jobs at most` }),
)

export const readAccountSavedJobs = Schema.decodeUnknownResult(Schema.fromJsonString(Jobs))

export function decodeMergedJobsReply(payload: string): ReadonlyArray<AccountSavedJob> {
  const decoded = readAccountSavedJobs(payload)
  if (Result.isFailure(decoded)) throw new UnreadablePayload('The reply holds no readable jobs.')
  return decoded.success
}

const decodeRows = Schema.decodeUnknownResult(
  Schema.fromJsonString(Schema.Struct({ [savedJobsEntity]: Schema.Array(SavedJobRow) })),
)

export function decodeSavedJobsReply(payload: string): ReadonlyArray<AccountSavedJob> {
  const decoded = decodeRows(payload)
  if (Result.isFailure(decoded)) throw new UnreadablePayload('The reply holds no readable jobs.')
  return decoded.success[savedJobsEntity].map(({ JobPosting_ID: id, SavedOn: savedOn }) => ({ id, savedOn }))
}
