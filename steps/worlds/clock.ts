/** The time of one visit, which a scenario can let pass without waiting. */
export type Clock = {
  /** Takes the time in hand, which then passes as it does, or does so again. Call it before the visit opens a page. */
  readonly take: () => Promise<void>
  /** Lets no more time pass by itself, once the page is here: what is on time to the millisecond needs it. */
  readonly stop: () => Promise<void>
  /** Lets time pass, and everything happen that was due. @param duration milliseconds */
  readonly pass: (duration: number) => Promise<void>
}
