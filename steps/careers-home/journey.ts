type Box = 'Category' | 'Location'

/** What someone does and sees on careers home, beside its quotes. */
export type CareersHomeJourney = {
  readonly open: () => Promise<void>
  readonly search: (asked: { keyword: string; category: string; location: string }) => Promise<void>
  /** Types into a box and waits until it has answered. */
  readonly type: (box: Box, text: string) => Promise<void>
  /** Searches with what stands in the boxes. */
  readonly searchAll: () => Promise<void>
  /** Presses a key where the focus is. */
  readonly strike: (key: string) => Promise<void>
  readonly leave: (box: Box) => Promise<void>
  /** What is done in the table of the offices. */
  readonly offices: {
    readonly filter: (text: string) => Promise<void>
    readonly clearFilter: () => Promise<void>
    readonly sortBy: (title: string) => Promise<void>
    readonly turnTo: (step: string) => Promise<void>
    readonly showOnPage: (size: string) => Promise<void>
    readonly hide: (title: string) => Promise<void>
  }
  readonly shows: {
    /** The path and the query of the address. */
    readonly address: () => Promise<string>
    readonly text: (box: Box) => Promise<string>
    readonly options: (box: Box) => Promise<ReadonlyArray<string>>
    /** What a column of the shown offices reads. */
    readonly column: (title: string) => Promise<ReadonlyArray<string>>
    /** The column that is sorted, and how. */
    readonly order: () => Promise<string>
    readonly titles: () => Promise<ReadonlyArray<string>>
    readonly choice: () => Promise<string>
  }
}

export type { Box }

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly careersHome: CareersHomeJourney
  }
}
