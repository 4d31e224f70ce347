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
 * Whether a file was looked at for what does harm: it still waits; it was tried in vain and is tried again; nothing was found;
 * nothing looked at it, for the firm has nothing that does, or that did not work for a day; or something was found and the
 * file is removed.
 */
export const scanStates = ['waiting', 'delayed', 'clean', 'not scanned', 'removed'] as const

export type ScanState = (typeof scanStates)[number]

/** The states in which a file cannot be submitted yet. */
export const pendingScans: ReadonlyArray<ScanState> = ['waiting', 'delayed']

/** For how long after its upload a scan is tried, in milliseconds. */
export const scanTerm = 24 * 60 * 60_000
