import type { JobPostingHeader } from '#contract/jobs.ts'
import { categoryTitle, listJobGroups } from './job-groups.ts'
import { foldText } from '../text/fold-text.ts'
import { isSameName } from '../text/plain-text.ts'
import { createTextReader } from '../text/text-reader.ts'

export type Relatable = Pick<JobPostingHeader, 'Description' | 'City' | 'State' | 'State_ID' | 'JobPostingGroups'>

/** Null for jobs that are not related; the lowest tier is the nearest. */
export function createRelation(job: Relatable): (other: Relatable) => number | null {
  const named = (name: string | null) => createTextReader((text) => isSameName(name, text))
  const [isInCity, isInState, isInStateId] = [named(job.City), named(job.State), named(job.State_ID)]
  const title = categoryTitle(job.Description)
  const hasTitle = createTextReader((text) => isSameName(title, categoryTitle(text)))
  const groups = listJobGroups(job).map(foldText)
  const sharesGroup = createTextReader((JobPostingGroups) =>
    listJobGroups({ JobPostingGroups }).some((group) => groups.includes(foldText(group))),
  )
  return (other) => {
    const isNear =
      job.State_ID !== null && other.State_ID !== null ? isInStateId(other.State_ID) : isInState(other.State)
    if (hasTitle(other.Description)) {
      if (!isNear) return 3
      return isInCity(other.City) ? 0 : 1
    }
    if (!sharesGroup(other.JobPostingGroups)) return null
    return isNear ? 2 : 4
  }
}

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
  const findTier = createRelation(job)
  const tiers: JobPostingHeader[][] = [[], [], [], [], []]
  for (const other of postings) {
    const tier = other.JobPosting_ID === job.JobPosting_ID ? null : findTier(other)
    if (tier !== null) tiers[tier]?.push(other)
  }
  const ranked = tiers.flatMap((tier) => shuffle(tier, random))
  return ranked.length > 10 ? ranked.slice(0, 6) : ranked
}
