import type { leaveSiteMachine } from '#machines/leave-site.machine.ts'
import type { Journey } from '../harness/journey.ts'

/** Leaving for the employee portal; `start` comes to its question from a page of the site, `startHere` begins with it. */
export type LeaveSiteJourney = Journey<typeof leaveSiteMachine, never> & {
  readonly startHere: () => Promise<void>
  readonly shows: {
    /** The external address the visitor is asked about; null when it is not shown. */
    readonly target: () => Promise<string | null>
    /** The external addresses that were opened. */
    readonly opened: () => Promise<ReadonlyArray<string>>
    /** The path of the page that shows. */
    readonly path: () => Promise<string>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly leaveSite: LeaveSiteJourney
  }
}
