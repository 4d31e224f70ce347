import type { addressSyncMachine } from '#machines/address-sync.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled = 'xstate.after.typingRest.addressSync.typing'

/** How the address of a page and its search follow each other; the search of the site stands for all that do. */
export type AddressSyncJourney = Journey<typeof addressSyncMachine, Settled> & {
  /** Follows a link to the page that is open, with another query. @param query without '?' */
  readonly followLink: (query: string) => Promise<void>
  readonly goBack: () => Promise<void>
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly addressSync: AddressSyncJourney
  }
}
