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

export const endedStates: ReadonlyArray<ApplicationState> = ['hired', 'not selected', 'withdrawn']

export const isOpen = (state: ApplicationState): boolean => !endedStates.includes(state)

/** 'begun': something is written in the form that was not submitted. What was carried over alone does not count. */
export const formStates = ['not begun', 'begun', 'sent'] as const

export type FormState = (typeof formStates)[number]

/** Counted per posting; the firm must not learn who gave which reason. */
export const withdrawalReasons = [
  'I would rather not say',
  'I accepted another job',
  'The job does not fit me after all',
  'The process takes too long',
  'My circumstances have changed',
] as const

export type WithdrawalReason = (typeof withdrawalReasons)[number]

/**
 * 'delayed': the scan failed and is tried again; 'not scanned': no scanner, or none that worked for a day; 'removed':
 * malware was found.
 */
export const scanStates = ['waiting', 'delayed', 'clean', 'not scanned', 'removed'] as const

export type ScanState = (typeof scanStates)[number]

export const pendingScans: ReadonlyArray<ScanState> = ['waiting', 'delayed']

export const scanTerm = 24 * 60 * 60_000

/** A job that is none in particular is applied for again also after a decision. */
export const canApplyAgain = (
  state: ApplicationState,
  posting: { readonly isOpen: boolean; readonly isGeneric: boolean },
): boolean => posting.isOpen && !isOpen(state) && (state === 'withdrawn' || posting.isGeneric)

type LoadedPosting = {
  readonly application: { readonly State: ApplicationState } | null
  readonly isOpen: boolean
  readonly isGeneric: boolean
}

export const canRestart = (loaded: LoadedPosting | null): boolean =>
  loaded !== null && loaded.application !== null && canApplyAgain(loaded.application.State, loaded)
