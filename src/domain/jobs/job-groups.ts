import type { JobPostingHeader } from '#contract/jobs.ts'
import { foldText } from '../text/fold-text.ts'

export function listJobGroups(posting: Pick<JobPostingHeader, 'JobPostingGroups'>): string[] {
  const groups = new Map<string, string>()
  for (const group of (posting.JobPostingGroups ?? '').split(';')) {
    const key = foldText(group)
    if (key !== '' && !groups.has(key)) groups.set(key, group.trim())
  }
  return [...groups.values()]
}

const digits = /[\d*]+$/
const numeral = /(^|\s)[IVX]+$/

/** Strips trailing digits, asterisks and separate upper-case roman numerals (J5-54, J5-55), unless nothing would be left. */
export function categoryTitle(description: string | null): string {
  const whole = (description ?? '').trim()
  let title = whole
  let before = ''
  while (title !== before) {
    before = title
    title = title.replace(digits, '').replace(numeral, '').trim()
  }
  return title || whole
}
