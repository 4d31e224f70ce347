/** What was decided about an open reading, as it is written down beside the catalogue. */
export type Reading = {
  readonly id: string
  readonly reading: string
  readonly why: string
  readonly who: string
  readonly decidedOn: string | null
  readonly decision: string | null
}

/** Which examples take a transition of a flow. */
export type TakenTransition = {
  readonly flow: string
  readonly transition: string
  readonly examples: ReadonlyArray<{ readonly title: string; readonly file: string; readonly line: number }>
  readonly isInPaths: boolean
}
