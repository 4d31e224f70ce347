/** Reading the privacy policy and the terms. */
export type PoliciesJourney = {
  /** Opens an address as a new visit. */
  readonly open: (address: string) => Promise<void>
  /** Follows a link of the site's footer. */
  readonly followFooter: (link: string) => Promise<void>
  /** Folds a panel away, or opens it. */
  readonly turn: (panel: string) => Promise<void>
  readonly shows: {
    readonly title: () => Promise<string>
    /** The panels that are open, by their titles. */
    readonly openPanels: () => Promise<ReadonlyArray<string>>
    readonly panels: () => Promise<number>
    /** What can be read of a panel. */
    readonly text: (panel: string) => Promise<string>
    /** What has the keyboard's focus. */
    readonly focused: () => Promise<string>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly policies: PoliciesJourney
  }
}
