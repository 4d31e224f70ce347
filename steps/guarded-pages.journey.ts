/** The pages for applicants and the way to them, on the screen alone. */
export type GuardedPagesJourney = {
  readonly open: (address: string) => Promise<void>
  readonly followLink: (address: string) => Promise<void>
  /** Opens the menu of the account without a pointer. */
  readonly openMenuByKey: () => Promise<void>
  readonly useKey: (key: string) => Promise<void>
  readonly shows: {
    /** Path, query and fragment of the page. */
    readonly address: () => Promise<string>
    readonly title: () => Promise<string>
    readonly heading: () => Promise<string>
    /** The links in the page below its head. */
    readonly links: () => Promise<ReadonlyArray<string>>
    /** What the menu of the account offers; nothing while it is closed. */
    readonly menu: () => Promise<ReadonlyArray<string>>
    /** The files with code of the account that have arrived. */
    readonly accountCode: () => Promise<ReadonlyArray<string>>
  }
}
