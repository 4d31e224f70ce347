import type { savedJobsCheckMachine } from '#machines/saved-jobs-check.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled = 'xstate.after.rest.savedJobsCheck.resting' | 'xstate.done.actor.findOpen' | 'xstate.error.actor.findOpen'

/** Finding out which saved jobs are open. In its paths another tab saves and takes back jobs. */
export type SavedJobsCheckJourney = Journey<typeof savedJobsCheckMachine, Settled> & {
  /** Has the time in hand from the first page on. */
  readonly takeTime: () => Promise<void>
  /** Lets no more time pass by itself. */
  readonly stopTime: () => Promise<void>
  /** From now on the site does not answer until it is told to. */
  readonly hold: () => Promise<void>
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly savedJobsCheck: SavedJobsCheckJourney
  }
}
