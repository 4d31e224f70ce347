import { tidyBlanks } from '#domain/text/fold-text.ts'

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
  `${cut(tidyBlanks(text), longestSubject - end.length)}${end}`
