import { scanStates, applicationStates } from './application-states.ts'
import { applicationEntity, applicationPostingEntity } from './application-operations.ts'
import { Result, Schema } from 'effect'
import { formFields } from './application-form.ts'
import { JobPostingHeader } from './job-posting-header.ts'
import { nullable } from './fields.ts'
import { UnreadablePayload } from './unreadable-payload.ts'

/** A file of an application as its owner reads it; moments are in ISO 8601, `Size` is in bytes. */
export const Attachment = Schema.Struct({
  Attachment_ID: Schema.String,
  AttachmentType_ID: Schema.String,
  Name: Schema.String,
  Size: Schema.Number,
  UploadedAt: Schema.String,
  Scan: Schema.Literals(scanStates),
  /** When it was submitted; null for what is in preparation. */
  SentAt: nullable(Schema.String),
})
export type Attachment = typeof Attachment.Type

/** An application as its applicant reads it: only what she was told; moments are in ISO 8601, days yyyy-mm-dd in UTC. */
export const ApplicantApplication = Schema.Struct({
  Application_ID: Schema.String,
  JobPosting_ID: Schema.String,
  /** The posting as it stood when she first submitted, or began; null for no job in particular. */
  Posting: nullable(JobPostingHeader),
  /** Whether the job can be applied for now; always for no job in particular. */
  IsPostingOpen: Schema.Boolean,
  State: Schema.Literals(applicationStates),
  Note: Schema.String,
  StartedAt: Schema.String,
  SubmittedAt: nullable(Schema.String),
  /** The day on which it is deleted if nothing happens. */
  DeletedOn: Schema.String,
  /** The oldest first. */
  History: Schema.Array(Schema.Struct({ State: Schema.Literals(applicationStates), At: Schema.String })),
  /** Without those taken away; the oldest first. */
  Attachments: Schema.Array(Attachment),
  ...formFields,
})
export type ApplicantApplication = typeof ApplicantApplication.Type

/** Which posting an application is for (J3-25); a draft is none yet, and is told by its state. */
export const ApplicationPosting = Schema.Struct({
  Application_ID: Schema.String,
  JobPosting_ID: Schema.String,
  IsWithdrawn: Schema.Boolean,
  State: Schema.Literals(applicationStates),
})
export type ApplicationPosting = typeof ApplicationPosting.Type

const StartedApplication = Schema.Struct({ Application_ID: Schema.String })

/** @throws when the payload is none */
export const decodeStartedApplication = Schema.decodeUnknownSync(Schema.fromJsonString(StartedApplication))

const OpenedAttachment = Schema.Struct({ Ticket: Schema.String })

/** @throws when the payload is none */
export const decodeOpenedAttachment = Schema.decodeUnknownSync(Schema.fromJsonString(OpenedAttachment))

/** @throws when the payload is none */
export const decodeAttachment = Schema.decodeUnknownSync(Schema.fromJsonString(Attachment))

const decodeApplications = Schema.decodeUnknownResult(
  Schema.fromJsonString(Schema.Struct({ [applicationEntity]: Schema.Array(ApplicantApplication) })),
)
const decodePostings = Schema.decodeUnknownResult(
  Schema.fromJsonString(Schema.Struct({ [applicationPostingEntity]: Schema.Array(ApplicationPosting) })),
)

/** The rows in the payload of a read of `ApplicantApplication`. @throws UnreadablePayload */
export function applicationsIn(payload: string): ReadonlyArray<ApplicantApplication> {
  const decoded = decodeApplications(payload)
  if (Result.isFailure(decoded)) throw new UnreadablePayload('The reply holds no readable applications.')
  return decoded.success[applicationEntity]
}

/** The rows in the payload of a read of `ApplicantApplicationJobPosting`. @throws UnreadablePayload */
export function applicationPostingsIn(payload: string): ReadonlyArray<ApplicationPosting> {
  const decoded = decodePostings(payload)
  if (Result.isFailure(decoded)) throw new UnreadablePayload('The reply holds no readable applications.')
  return decoded.success[applicationPostingEntity]
}
