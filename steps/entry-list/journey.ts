import type { entryListMachine } from '#machines/entry-list.machine.ts'
import type { Journey } from '../harness/journey.ts'

/** How many entries there are where the paths start. */
export const startsOfPaths = { 'no entry': 0, 'an entry': 1, '19 entries': 19 } as const

/** A section of a form that is a list. Its entries are called as on the screen. In its paths nothing is held. */
export type EntryListJourney = Journey<typeof entryListMachine, never, 'counting'> & {
  /** Adds an entry, and waits until it is there. */
  readonly add: () => Promise<void>
  /** Removes an entry, and waits until it is removed. */
  readonly remove: (entry: string) => Promise<void>
  /** Brings an entry back. */
  readonly undo: (entry: string) => Promise<void>
  readonly write: (entry: string, field: string, text: string) => Promise<void>
  /** Has another device of hers write so many entries, called "School 1" and so on. */
  readonly writeElsewhere: (count: number) => Promise<void>
  /** Has another device of hers write over one of these. */
  readonly writeOver: (entry: string, text: string) => Promise<void>
  readonly shows: {
    /** What the entries are called that are not removed, in their order. */
    readonly entries: () => Promise<ReadonlyArray<string>>
    /** What each entry can be removed or brought back by is called, in their order. */
    readonly controls: () => Promise<ReadonlyArray<string>>
    /** What the firm has as the schools, in their order. */
    readonly kept: () => Promise<ReadonlyArray<string>>
    /** Whether another entry can be added. */
    readonly canAdd: () => Promise<boolean>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly entryList: EntryListJourney
  }
}
