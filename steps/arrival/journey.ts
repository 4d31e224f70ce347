import type { arrivalMachine } from '#machines/arrival.machine.ts'
import type { Journey } from '../harness/journey.ts'

/** Moving about the site: by addresses, links and steps in the history. `start` begins at the services. */
export type ArrivalJourney = Journey<typeof arrivalMachine, 'xstate.after.beforeSection.arrival.waiting'> & {
  readonly pass: (duration: number) => Promise<void>
  /** Begins a visit at an address. */
  readonly visit: (address: string) => Promise<void>
  /** Follows the first link of this name in a part of the page. */
  readonly follow: (name: string, part?: 'banner' | 'main' | 'contentinfo') => Promise<void>
  /** Opens what folds in the menu, by its name. */
  readonly openInMenu: (name: string) => Promise<void>
  readonly goBack: () => Promise<void>
  /** Asks the page to lead back. */
  readonly goBackByPage: () => Promise<void>
  /** Says that a missing address is part of the scenario. */
  readonly expectMissing: () => Promise<void>
  /** Sets the visitor's clock to the middle of a year. */
  readonly liveIn: (year: number) => Promise<void>
  /** Goes to what has this label, to write there. */
  readonly goTo: (label: string) => Promise<void>
  readonly scrollBy: (distance: number) => Promise<void>
  readonly resize: (width: number) => Promise<void>
  /** Moves the focus on by the keyboard until it has been on this many places. @returns their names */
  readonly tab: (places: number) => Promise<ReadonlyArray<string>>
  /** From now on the code of current opportunities stays on its way, until it arrives or is lost. */
  readonly holdCode: () => Promise<void>
  readonly releaseCode: (outcome: 'arrives' | 'is lost') => Promise<void>
  readonly shows: {
    /** Path, query and fragment. */
    readonly address: () => Promise<string>
    readonly title: () => Promise<string>
    readonly heading: () => Promise<string>
    /** The text of what has the focus. */
    readonly focus: () => Promise<string>
    readonly top: () => Promise<number>
    /** How far a section is from the upper edge, in px. */
    readonly distance: (fragment: string) => Promise<number>
    readonly isOnItsWay: () => Promise<boolean>
    /** Everything that took the focus or was announced since the last page was opened by `visit`. */
    readonly heard: () => Promise<ReadonlyArray<string>>
    /** The links of a part of the page that can be seen: name, address, and whether it opens a new tab. */
    readonly links: (part: 'banner' | 'contentinfo') => Promise<ReadonlyArray<string>>
    /** The warnings in the console since the visit began. */
    readonly warnings: () => Promise<ReadonlyArray<string>>
    /** The words in a part of the page that can be seen, each element's apart. */
    readonly read: (part: 'banner' | 'contentinfo') => Promise<ReadonlyArray<string>>
    readonly text: (part: 'banner' | 'contentinfo' | 'main') => Promise<string>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly arrival: ArrivalJourney
  }
}
