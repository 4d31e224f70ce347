export type MailLink = { readonly words: string; readonly address: string }

export type MailJob = {
  readonly title: string
  readonly place: string
  readonly summary: string
  readonly address: string
}

export type MailContent = {
  readonly heading: string
  readonly paragraphs: ReadonlyArray<string>
  readonly jobs: ReadonlyArray<MailJob>
  readonly link: MailLink | null
  readonly why: string
  readonly end: MailLink | null
  readonly from: ReadonlyArray<string>
}
