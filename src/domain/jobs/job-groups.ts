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

const lastLevel = /(\s(?:and|or|to)\s|[\s\p{Pd},&/]*)(\*+|\d+|[IVX]+)$/u
const isYear = /^(?:19|20)\d\d$/
const isJoint = /^(?:[\p{Pd}&/]|\s\w+\s)$/u
const endsInWordOrLevel = /\p{Ll}$|(?:^|\s)(?:\d\d?|[IVX]+)$/u

/** A year stays, and so does what belongs to a name or a code: UNIX, F-35, GS-0855-14. */
const trimLevel = (title: string) =>
  title.replace(lastLevel, (all, joint: string, level: string, at: number) => {
    const isOwnWord = joint !== '' || at === 0
    const isNamed = isOwnWord ? isYear.test(level) : /[IVX]/.test(level)
    return isNamed || (isJoint.test(joint) && !endsInWordOrLevel.test(title.slice(0, at))) ? all : ''
  })

/** Strips trailing digits, asterisks and separate upper-case roman numerals (J5-54, J5-55), unless nothing would be left. */
export function categoryTitle(description: string | null): string {
  const whole = (description ?? '').trim()
  let title = whole
  let before = ''
  while (title !== before) {
    before = title
    title = trimLevel(title).trim()
  }
  return title || whole
}
