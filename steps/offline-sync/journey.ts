import type { offlineSyncMachine } from '#machines/offline-sync.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled = 'xstate.done.actor.syncPages' | 'xstate.after.rest.offlineSync.resting'

/**
 * The pages of saved jobs come onto a device. In its paths another tab saves and takes back jobs, and is keeping pages
 * until an effect is to settle.
 */
export type OfflineSyncJourney = Journey<typeof offlineSyncMachine, Settled, 'failed'> & {
  /** Opens current opportunities, where time passes by hand from now on. */
  readonly visit: () => Promise<void>
  /** Lets time pass. @param duration milliseconds */
  readonly pass: (duration: number) => Promise<void>
  /** Has another tab keep pages until it is told to finish. */
  readonly keepElsewhere: () => Promise<void>
  readonly finishElsewhere: () => Promise<void>
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly offlineSync: OfflineSyncJourney
  }
}
