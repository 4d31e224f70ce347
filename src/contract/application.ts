import { applicationStates, formStates, scanStates } from './application-states.ts'
import { applicationEntity, applicationPostingEntity } from './application-operations.ts'
import { Result, Schema } from 'effect'
import { formFields } from './application-form.ts'
import { JobPostingHeader } from './jobs.ts'
import { nullable } from './fields.ts'
import { UnreadablePayload } from './site-api.ts'

/** Timestamps are ISO 8601, `Size` is in bytes. */
export const Attachment = Schema.Struct({
  Attachment_ID: Schema.String,
  AttachmentType_ID: Schema.String,
  Name: Schema.String,
  Size: Schema.Number,
  UploadedAt: Schema.String,
  Scan: Schema.Literals(scanStates),
  SentAt: nullable(Schema.String),
})
export type Attachment = typeof Attachment.Type

/** Only what the applicant was told. Timestamps are ISO 8601, days yyyy-mm-dd in UTC. */
export const ApplicantApplication = Schema.Struct({
  Application_ID: Schema.String,
  JobPosting_ID: Schema.String,
  /** As it was at first submission, or at the start; null for no particular job. */
  Posting: nullable(JobPostingHeader),
  IsPostingOpen: Schema.Boolean,
  State: Schema.Literals(applicationStates),
  FormState: Schema.Literals(formStates),
  Note: Schema.String,
  StartedAt: Schema.String,
  SubmittedAt: nullable(Schema.String),
  DeletedOn: Schema.String,
  History: Schema.Array(Schema.Struct({ State: Schema.Literals(applicationStates), At: Schema.String })),
  Attachments: Schema.Array(Attachment),
  ...formFields,
})
export type ApplicantApplication = typeof ApplicantApplication.Type

/** Includes drafts, which do not count as applied: check `State`. */
export const ApplicationPosting = Schema.Struct({
  Application_ID: Schema.String,
  JobPosting_ID: Schema.String,
  IsWithdrawn: Schema.Boolean,
  State: Schema.Literals(applicationStates),
  FormState: Schema.Literals(formStates),
})
export type ApplicationPosting = typeof ApplicationPosting.Type

const StartedApplication = Schema.Struct({ Application_ID: Schema.String })

export const decodeStartedApplication = Schema.decodeUnknownSync(Schema.fromJsonString(StartedApplication))

const OpenedAttachment = Schema.Struct({ Ticket: Schema.String })

export const decodeOpenedAttachment = Schema.decodeUnknownSync(Schema.fromJsonString(OpenedAttachment))

export const decodeAttachment = Schema.decodeUnknownSync(Schema.fromJsonString(Attachment))

const decodeApplications = Schema.decodeUnknownResult(
  Schema.fromJsonString(Schema.Struct({ [applicationEntity]: Schema.Array(ApplicantApplication) })),
)
const decodePostings = Schema.decodeUnknownResult(
  Schema.fromJsonString(Schema.Struct({ [applicationPostingEntity]: Schema.Array(ApplicationPosting) })),
)

export function decodeApplicationsReply(payload: string): ReadonlyArray<ApplicantApplication> {
  const decoded = decodeApplications(payload)
  if (Result.isFailure(decoded)) throw new UnreadablePayload('The reply holds no readable applications.')
  return decoded.success[applicationEntity]
}

export function decodeApplicationPostingsReply(payload: string): ReadonlyArray<ApplicationPosting> {
  const decoded = decodePostings(payload)
  if (Result.isFailure(decoded)) throw new UnreadablePayload('The reply holds no readable applications.')
  return decoded.success[applicationPostingEntity]
}
