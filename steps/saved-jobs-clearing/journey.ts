import type { savedJobsClearingMachine } from '#machines/saved-jobs-clearing.machine.ts'
import type { Journey } from '../harness/journey.ts'

/** Clearing all saved jobs. `jobs.cleared` clears the jobs it names where the visitor looks at her saved jobs. */
export type SavedJobsClearingJourney = Journey<typeof savedJobsClearingMachine, never> & {
  /** Clears the list that the visitor looks at. */
  readonly clear: () => Promise<void>
  readonly clearInAnotherTab: () => Promise<void>
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly savedJobsClearing: SavedJobsClearingJourney
  }
}
