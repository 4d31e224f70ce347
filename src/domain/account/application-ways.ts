import type { ApplicationState } from '#contract/application-states.ts'

/** What the firm can decide; a draft, and what an applicant does herself, it sets for nobody (B33). */
export const decidedStates = [
  'in review',
  'interview',
  'offer',
  'hired',
  'not selected',
] as const satisfies ReadonlyArray<ApplicationState>
export type DecidedState = (typeof decidedStates)[number]

/** What the firm may decide, by what the applicant knows: the steps lead forward, each may be left out, and an end is an end. */
const ways: Readonly<Record<ApplicationState, ReadonlyArray<DecidedState>>> = {
  draft: [],
  submitted: ['in review', 'interview', 'offer', 'hired', 'not selected'],
  'in review': ['interview', 'offer', 'hired', 'not selected'],
  interview: ['offer', 'hired', 'not selected'],
  offer: ['hired', 'not selected'],
  hired: [],
  'not selected': [],
  withdrawn: [],
}

export const isDecided = (state: string): state is DecidedState => decidedStates.some((decided) => decided === state)

/**
 * Whether the firm may decide so. A way begins at what the applicant was told: what nobody knows yet can be decided otherwise,
 * also when it was an end, so that a slip in a file does no harm.
 */
export const mayDecide = (told: ApplicationState, state: DecidedState): boolean => ways[told].includes(state)
