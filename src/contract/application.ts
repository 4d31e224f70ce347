import { Result, Schema } from 'effect'
import { JobPostingHeader } from './job-posting-header.ts'
import { nullable } from './fields.ts'
import { UnreadablePayload } from './payload.ts'

/**
 * Makes a draft for a posting: `StartApplication(id of the posting)`, which answers a `StartedApplication`, the open one where
 * the caller has one for that posting. The generic posting stands for no job in particular.
 */
export const startApplication = 'StartApplication'
/**
 * Submits a draft, or newer files for what was submitted: `SubmitApplication(id, note)`, which answers a `SubmitOutcome`. The
 * note goes with the draft alone: what was submitted is not changed.
 */
export const submitApplication = 'SubmitApplication'
/** Withdraws an open application: `WithdrawApplication(id, reason)`, which answers 'true', or 'ended' for what was over already. */
export const withdrawApplication = 'WithdrawApplication'
/** Deletes a draft with its files: `DiscardApplication(id)`, which answers 'true', also of one that is gone already. */
export const discardApplication = 'DiscardApplication'
/** Takes an attachment away: `RemoveAttachment(id)`, which answers 'true', or 'gone' for one that is not there any more. */
export const removeAttachment = 'RemoveAttachment'
/** Takes that back, for as long as the file is there: `RestoreAttachment(id)`, which answers 'true' or 'gone'. */
export const restoreAttachment = 'RestoreAttachment'
/** Asks for a ticket that opens an attachment within a minute: `OpenAttachment(id)`, which answers an `OpenedAttachment`. */
export const openAttachment = 'OpenAttachment'

/** The entities that an applicant reads of herself alone (C3.1-05, J3-25). */
export const [applicationEntity, applicationPostingEntity] = [
  'ApplicantApplication',
  'ApplicantApplicationJobPosting',
] as const

/** The states of an application, in the order in which they may follow one another. */
export const applicationStates = [
  'draft',
  'submitted',
  'in review',
  'interview',
  'offer',
  'hired',
  'not selected',
  'withdrawn',
] as const
export type ApplicationState = (typeof applicationStates)[number]

/** The states in which nothing can follow any more. */
export const endedStates: ReadonlyArray<ApplicationState> = ['hired', 'not selected', 'withdrawn']

/** Whether an application can be withdrawn, and is the one that its applicant has for its posting. */
export const isOpen = (state: ApplicationState): boolean => !endedStates.includes(state)

/** What may be said on withdrawing; the firm learns how often each was said for a posting, and by nobody. */
export const withdrawalReasons = [
  'I would rather not say',
  'I accepted another job',
  'The job does not fit me after all',
  'The process takes too long',
  'My circumstances have changed',
] as const
export type WithdrawalReason = (typeof withdrawalReasons)[number]

/**
 * Whether a file was looked at for what does harm: it still waits, nothing was found, the firm has nothing that looks, or
 * something was found and the file is removed.
 */
export const scanStates = ['waiting', 'clean', 'not scanned', 'removed'] as const
export type ScanState = (typeof scanStates)[number]

/**
 * How submitting ended: 'submitted'; 'closed', the job is not open any more; 'scanning', a file is still looked at; 'removed',
 * one was removed for what was found in it; 'resume', there is none; 'ended', the application is over; 'unchanged', nothing new
 * was there to submit.
 */
export const submitOutcomes = ['submitted', 'closed', 'scanning', 'removed', 'resume', 'ended', 'unchanged'] as const
export type SubmitOutcome = (typeof submitOutcomes)[number]

/** The longest note to the firm, in characters. */
export const longestNote = 2000

/** The most attachments that an application has at a time, without those taken away. */
export const mostAttachments = 5

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
