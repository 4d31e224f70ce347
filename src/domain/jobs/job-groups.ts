import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { foldText } from '../text/fold-text.ts'

export function listJobGroups(posting: Pick<JobPostingHeader, 'JobPostingGroups'>): string[] {
  const groups = new Map<string, string>()
  for (const group of (posting.JobPostingGroups ?? '').split(';')) {
    const key = foldText(group)
    if (key !== '' && !groups.has(key)) groups.set(key, group.trim())
  }
  return [...groups.values()]
}
