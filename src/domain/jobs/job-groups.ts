import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { foldText } from '../text/fold-text.ts'

/** The groups of a posting as written, trimmed, without empty ones and repetitions in another case (J3-16, J3-17). */
export function groupsOf(posting: Pick<JobPostingHeader, 'JobPostingGroups'>): string[] {
  const groups = new Map<string, string>()
  for (const group of (posting.JobPostingGroups ?? '').split(';')) {
    const key = foldText(group)
    if (key !== '' && !groups.has(key)) groups.set(key, group.trim())
  }
  return [...groups.values()]
}
