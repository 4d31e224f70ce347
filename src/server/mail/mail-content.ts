import { collapseWhitespace } from '#domain/text/plain-text.ts'

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

export const longestSubject = 99

function cut(text: string, room: number): string {
  if (text.length <= room) return text
  let kept = ''
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (kept.length + segment.length >= room) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

/** Cuts `text` if too long, never `end`. @param end at most half of `longestSubject` */
export const subjectLine = (text: string, end = ''): string =>
  `${cut(collapseWhitespace(text), longestSubject - end.length)}${end}`
