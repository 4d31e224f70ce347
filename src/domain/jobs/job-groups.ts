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

const lastLevels =
  /(?:\s(?:and|or|to)\s|\p{Pd}?[\s,][\s\p{Pd},&/]*|^)(?:[IVX]+|\d{1,3})(?:[\p{Pd}&/](?:[IVX]+|\d{1,3}))*$|\*+$/u
const joinedLevel = /(\p{Ll})\p{Pd}(?:[IVX]+|\d{1,3})$|(\p{L})\d+$/u

/**
 * Strips trailing digits, asterisks and separate upper-case roman numerals (J5-54, J5-55), unless nothing would be left.
 * A year stays, and so does what belongs to a name or a code: UNIX, F-35, GS-0855-14.
 */
export function categoryTitle(description: string | null): string {
  const whole = (description ?? '').trim()
  let title = whole
  let before = ''
  while (title !== before) {
    before = title
    title = title.replace(lastLevels, '').replace(joinedLevel, '$1$2').trim()
  }
  return title || whole
}
