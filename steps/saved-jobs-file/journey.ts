import type { savedJobsFileMachine } from '#machines/saved-jobs-file.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled = 'xstate.done.actor.readFile' | 'xstate.error.actor.readFile'

/**
 * Taking saved jobs to another device as a file. In its paths the file is held when it is chosen, and the text of the outcome
 * is what it turns out to hold.
 */
export type SavedJobsFileJourney = Journey<typeof savedJobsFileMachine, Settled, 'deciding'> & {
  /** Opens the saved view. */
  readonly open: () => Promise<void>
  /** Takes the saved jobs along, from the saved view. @returns what the file holds */
  readonly takeAlong: () => Promise<string>
  /** Chooses a file in the saved view. @param make is given the origin of the site */
  readonly choose: (make: (site: string) => Buffer) => Promise<void>
  readonly shows: {
    /** What became of the jobs of the file, in a sentence. */
    readonly told: () => Promise<string>
    /** The title of the document, which markup from a file would change. */
    readonly title: () => Promise<string>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly savedJobsFile: SavedJobsFileJourney
  }
}
