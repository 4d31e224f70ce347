/** Finding one's way to what the firm has for oneself. */
export type TheFirmJourney = {
  /** Chooses from the main menu; what stands in a group is written `Group > Entry`. */
  readonly choose: (entry: string) => Promise<void>
  readonly shows: {
    /** The parts of the page, by their headings. */
    readonly parts: () => Promise<ReadonlyArray<string>>
    /** What a part of the page says to a screen reader, by its heading. */
    readonly part: (name: string) => Promise<string>
    /** The buttons of the header, by their names. */
    readonly tools: () => Promise<ReadonlyArray<string>>
    /** The forms of the page, by their names. */
    readonly forms: () => Promise<ReadonlyArray<string>>
  }
}

declare module '#steps/harness/person.ts' {
  interface Person {
    readonly theFirm: TheFirmJourney
  }
}
