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
