import type { leavePageMachine } from '#machines/leave-page.machine.ts'
import type { Journey } from '../harness/journey.ts'

/**
 * Leaving a page on which something is written; the message to the firm stands for all of them. `page.changed` writes a
 * whole message and sends it, and the call is held on the line; `page.unchanged` lets it arrive.
 */
export type LeavePageJourney = Journey<typeof leavePageMachine, never> & {
  /** Opens the contact page. */
  readonly open: () => Promise<void>
  /** Writes a first name; '' takes it back. */
  readonly write: (firstName: string) => Promise<void>
  /** Goes on to another office, which stays on the page. */
  readonly chooseOffice: (name: string) => Promise<void>
  /** Follows a link to the contact page from another. */
  readonly comeBack: () => Promise<void>
  /** Cuts the visitor off, and clears what her browser has kept of files that the page may still ask for. */
  readonly loseConnection: () => Promise<void>
  /** Goes back to where the visit came from. */
  readonly goBack: () => Promise<void>
  /** Reloads the page and says whether the browser asked first; it stays when it did. */
  readonly reload: () => Promise<boolean>
  readonly shows: {
    readonly path: () => Promise<string>
    /** The first name as it stands in the message. */
    readonly written: () => Promise<string>
    /** What stands in each place where one can write. */
    readonly texts: () => Promise<ReadonlyArray<string>>
    /** What the question offers. */
    readonly answers: () => Promise<ReadonlyArray<string>>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly leavePage: LeavePageJourney
  }
}
