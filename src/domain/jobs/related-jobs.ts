import type { JobPostingHeader } from '#contract/jobs.ts'
import { categoryTitle, listJobGroups } from './job-groups.ts'
import { foldText } from '../text/fold-text.ts'
import { isSameName } from '../text/plain-text.ts'

export type Relatable = Pick<JobPostingHeader, 'Description' | 'City' | 'State' | 'State_ID' | 'JobPostingGroups'>

const isSameState = (a: Relatable, b: Relatable) =>
  a.State_ID !== null && b.State_ID !== null ? isSameName(a.State_ID, b.State_ID) : isSameName(a.State, b.State)

const sharesGroup = (a: Relatable, b: Relatable) => {
  const groups = listJobGroups(a).map(foldText)
  return listJobGroups(b).some((group) => groups.includes(foldText(group)))
}

function relationTier(job: Relatable, other: Relatable): number | null {
  const isInState = isSameState(job, other)
  if (isSameName(categoryTitle(job.Description), categoryTitle(other.Description))) {
    if (!isInState) return 3
    return isSameName(job.City, other.City) ? 0 : 1
  }
  if (!sharesGroup(job, other)) return null
  return isInState ? 2 : 4
}

export const isRelated = (job: Relatable, other: Relatable): boolean => relationTier(job, other) !== null

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const pick = Math.floor(random() * (last + 1))
    ;[shuffled[last], shuffled[pick]] = [shuffled[pick]!, shuffled[last]!]
  }
  return shuffled
}

/** Of more than ten, six are kept (J9-11, J9-12). @param random gives numbers from 0 up to 1 */
export function relatedJobs(
  postings: readonly JobPostingHeader[],
  job: JobPostingHeader,
  random: () => number,
): JobPostingHeader[] {
  const tiers: JobPostingHeader[][] = [[], [], [], [], []]
  for (const other of postings) {
    const tier = other.JobPosting_ID === job.JobPosting_ID ? null : relationTier(job, other)
    if (tier !== null) tiers[tier]?.push(other)
  }
  const ranked = tiers.flatMap((tier) => shuffle(tier, random))
  return ranked.length > 10 ? ranked.slice(0, 6) : ranked
}
