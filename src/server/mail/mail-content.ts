/** Words that lead somewhere. */
export type MailLink = { readonly words: string; readonly address: string }

/** A job as a mail lists it; `place` and `summary` may be ''. */
export type MailJob = {
  readonly title: string
  readonly place: string
  /** One line. */
  readonly summary: string
  readonly address: string
}

/** What a mail says, in whatever format it is written: plain text in every field, on one line each. */
export type MailContent = {
  readonly heading: string
  readonly paragraphs: ReadonlyArray<string>
  readonly jobs: ReadonlyArray<MailJob>
  /** What stands below the jobs. */
  readonly link: MailLink | null
  /** Why it came. */
  readonly why: string
  /** How there will be no more of them; null where none will come. */
  readonly end: MailLink | null
  /** The name of the firm and its postal address. */
  readonly from: ReadonlyArray<string>
}
