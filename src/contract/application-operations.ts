/**
 * `StartApplication(posting id)`, answers a `StartedApplication`: the open one if the caller has one. The generic
 * posting means no particular job.
 */
export const startApplication = 'StartApplication'

/**
 * `SubmitApplication(id, note)`, answers a `SubmitOutcome`. Also sends newer files after submission; the note counts
 * only with the draft.
 */
export const submitApplication = 'SubmitApplication'

export const withdrawApplication = 'WithdrawApplication'

export const discardApplication = 'DiscardApplication'

export const removeAttachment = 'RemoveAttachment'

export const restoreAttachment = 'RestoreAttachment'

export const openAttachment = 'OpenAttachment'

/**
 * `SaveApplicationPart(id, section, entry, version it was read at, values as JSON, name)`, answers a `SavedPart`.
 * `entry` is an id chosen by the client, '' outside lists; version 0 is a new part. Needs no idempotency key: the same
 * text twice is one save. Parts kept apart are not compared, so a repeat is known by `name`, 128 random bits.
 */
export const saveApplicationPart = 'SaveApplicationPart'

export const removeApplicationEntry = 'RemoveApplicationEntry'

export const restoreApplicationEntry = 'RestoreApplicationEntry'

export const completeApplicationSection = 'CompleteApplicationSection'

export const submitApplicationWithForm = 'SubmitWholeApplication'

export const [applicationEntity, applicationPostingEntity] = [
  'ApplicantApplication',
  'ApplicantApplicationJobPosting',
] as const

/** Small, because a form may be 256 kB. */
export const maxApplicationsPerRead = 10

/**
 * 'closed': the job is not open; 'scanning': a file is not scanned yet; 'removed': malware was found; 'resume': none
 * there; 'ended': the application is over.
 */
export const submitOutcomes = ['submitted', 'closed', 'scanning', 'removed', 'resume', 'ended', 'unchanged'] as const

export type SubmitOutcome = (typeof submitOutcomes)[number]

export const maxNoteLength = 2000

/** Removed ones do not count. */
export const maxAttachments = 5
