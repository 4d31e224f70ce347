import type { fireworksMachine } from '#machines/fireworks.machine.ts'
import type { Journey } from '../harness/journey.ts'

/** Celebrating fifty years. `start` brings a person to a page about the firm that does not answer yet. */
export type FireworksJourney = Journey<typeof fireworksMachine, 'xstate.after.show.fireworks.burning'> & {
  /** Opens the page about the firm with this query, as a new visit; the time then passes only by hand. */
  readonly open: (query: string) => Promise<void>
  /** Says, before a page is opened, whether the system asks for less motion. */
  readonly wishStillness: (isWished: boolean) => Promise<void>
  /** Comes from the home page, by what it says of the anniversary. */
  readonly followPromo: () => Promise<void>
  /** Lets time pass. @param duration milliseconds */
  readonly watch: (duration: number) => Promise<void>
  /** Presses a key, with the focus wherever it is. */
  readonly pressEscape: () => Promise<void>
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly fireworks: FireworksJourney
  }
}
