/** Words that lead somewhere. */
export type LetterLink = { readonly words: string; readonly address: string }

/** A job as a letter lists it; `place` and `summary` may be ''. */
export type LetterJob = {
  readonly title: string
  readonly place: string
  /** One line. */
  readonly summary: string
  readonly address: string
}

/** What a letter says, however it is written: plain text in every field, on one line each. */
export type Letter = {
  readonly heading: string
  readonly paragraphs: ReadonlyArray<string>
  readonly jobs: ReadonlyArray<LetterJob>
  /** What stands below the jobs. */
  readonly link: LetterLink | null
  /** Why it came. */
  readonly why: string
  /** How there will be no more of them; null where none will come. */
  readonly end: LetterLink | null
  /** The name of the firm and its postal address. */
  readonly from: ReadonlyArray<string>
}
