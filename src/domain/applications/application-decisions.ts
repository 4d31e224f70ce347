import type { ApplicationState } from '#contract/application-states.ts'

export const decidedStates = [
  'in review',
  'interview',
  'offer',
  'hired',
  'not selected',
] as const satisfies ReadonlyArray<ApplicationState>
export type DecidedState = (typeof decidedStates)[number]

const nextStates: Readonly<Record<ApplicationState, ReadonlyArray<DecidedState>>> = {
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

/** @param told what the applicant knows: a decision not yet told can be changed, even an end */
export const mayDecide = (told: ApplicationState, state: DecidedState): boolean => nextStates[told].includes(state)
