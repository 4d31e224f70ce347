import type { visitCountsMachine } from '#machines/visit-counts.machine.ts'
import type { Journey } from '../harness/journey.ts'

/**
 * What is counted of a visit. In its paths another tab says whether visits may be counted, and the open jobs do not come until
 * the title of one is to be known.
 */
export type VisitCountsJourney = Journey<typeof visitCountsMachine, never> & {
  readonly shows: {
    /** The short name of what was counted last; null when nothing was. */
    readonly last: () => Promise<string | null>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly visitCounts: VisitCountsJourney
  }
}
