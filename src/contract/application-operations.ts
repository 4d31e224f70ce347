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

/**
 * Keeps a part of an application as it is written, right or wrong: `SaveApplicationPart(id, section, entry, version it was read
 * at, values as JSON, name)`, which answers a `SavedPart`. An entry has an id of the client's, '' where the section is no list; what
 * was not there yet is written over version 0. It may be sent again without a key: the same text twice is one save. What is kept
 * apart is compared with nothing, so there a save that is sent again is known by its name, 128 random bits that may be left out.
 */
export const saveApplicationPart = 'SaveApplicationPart'

/** Takes an entry of a list away: `RemoveApplicationEntry(id, section, entry, version)`, which answers a `SavedPart`. */
export const removeApplicationEntry = 'RemoveApplicationEntry'

/** Takes that back: `RestoreApplicationEntry(id, section, entry)`, which answers a `SavedPart`. */
export const restoreApplicationEntry = 'RestoreApplicationEntry'

/** Has a section judged: `CompleteApplicationSection(id, section)`, which answers a `JudgedSection`. */
export const completeApplicationSection = 'CompleteApplicationSection'

/** Submits the form with the files: `SubmitWholeApplication(id)`, which answers a `WholeOutcome`. */
export const submitWholeApplication = 'SubmitWholeApplication'

/** The entities that an applicant reads of herself alone (C3.1-05, J3-25). */
export const [applicationEntity, applicationPostingEntity] = [
  'ApplicantApplication',
  'ApplicantApplicationJobPosting',
] as const

/** The most applications that are read by their ids at a time: a form may be 256 kB. */
export const mostReadAtOnce = 10

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
