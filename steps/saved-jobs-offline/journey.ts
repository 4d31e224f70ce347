import type { savedJobsOfflineMachine } from '#machines/saved-jobs-offline.machine.ts'
import type { Journey } from '../harness/journey.ts'

/** Reading saved jobs without a connection. In its paths another tab saves a job, or takes back all that is saved. */
export type SavedJobsOfflineJourney = Journey<typeof savedJobsOfflineMachine, never> & {
  /** From now on the browser keeps pages as browsers do, or none. */
  readonly keepPages: (isPossible: boolean) => Promise<void>
  /** Opens current opportunities, and stays until what is saved is kept. */
  readonly visit: () => Promise<void>
  /** Opens an address of the site. */
  readonly open: (address: string, isConnected: boolean) => Promise<void>
  readonly shows: {
    /** What stands on the page that was opened; '' when it is none of the site. */
    readonly text: () => Promise<string>
    /** Where the links of that page lead. */
    readonly links: () => Promise<ReadonlyArray<string | null>>
    /** The addresses of the kept pages; null when nothing is there that could keep any. */
    readonly kept: () => Promise<ReadonlyArray<string> | null>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly savedJobsOffline: SavedJobsOfflineJourney
  }
}
