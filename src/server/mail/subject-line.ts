import { tidyBlanks } from '#domain/text/fold-text.ts'

/** The longest subject, in characters: mail programs show no more of it. */
export const longestSubject = 99

/** Cuts a text between characters that are seen as one; what is left out leaves a mark. */
function cut(text: string, room: number): string {
  if (text.length <= room) return text
  let kept = ''
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (kept.length + segment.length >= room) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

/**
 * The subject of a mail, on one line. One that is too long is cut, but for its end.
 * @param end what must be read whole, such as a reference; at most half of the longest subject
 */
export const subjectLine = (text: string, end = ''): string =>
  `${cut(tidyBlanks(text), longestSubject - end.length)}${end}`
