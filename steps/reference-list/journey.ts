import type { referenceListMachine } from '#machines/reference-list.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Settled = 'xstate.done.actor.loadRows' | 'xstate.error.actor.loadRows'

/** A list of the site that is read when a page first needs it; here the news of the home page. */
export type ReferenceListJourney = Journey<typeof referenceListMachine, Settled> & {
  readonly shows: {
    /** How often the list has been asked for. */
    readonly requests: () => Promise<number>
    readonly titles: () => Promise<ReadonlyArray<string>>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly referenceList: ReferenceListJourney
  }
}
