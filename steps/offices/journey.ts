/** Finding an office on the contact page; there is no machine behind it, for the address says all there is. */
export type OfficesJourney = {
  /** Opens the contact page. @param query what stands behind the question mark */
  readonly open: (query: string) => Promise<void>
  /** Opens the thanks for what was sent. */
  readonly beThanked: (id: string) => Promise<void>
  readonly choose: (name: string) => Promise<void>
  readonly followCareers: () => Promise<void>
  readonly shows: {
    readonly names: () => Promise<ReadonlyArray<string>>
    /** The name on the card of the selected office. */
    readonly selected: () => Promise<string>
    /** Whether the selected office can be seen in the list. */
    readonly isInView: () => Promise<boolean>
    readonly query: () => Promise<string>
    readonly title: () => Promise<string>
    /** The height of the list in pixels, and whether it scrolls. */
    readonly listHeight: () => Promise<readonly [number, boolean]>
    readonly address: () => Promise<string>
    /** Where the page itself leads on, without the menus. */
    readonly waysOn: () => Promise<ReadonlyArray<string>>
  }
}
