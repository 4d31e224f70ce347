import type { SectionName } from '#contract/application-sections.ts'
import type { FormValues } from '#contract/form.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { listJobGroups } from '../jobs/job-groups.ts'
import { experienceName, workplaceName } from '../jobs/job-words.ts'
import { isSameName } from '../text/plain-text.ts'

export type WorkKind = 'office' | 'visits' | 'client' | 'ships'

type WorkFacts = Pick<JobPostingHeader, 'Workplace' | 'HasSecurity' | 'ExperienceLevel' | 'JobPostingGroups'>

const isLogistics = (posting: WorkFacts) =>
  listJobGroups(posting).some((group) => isSameName(group, 'Logistics & Sustainment'))

export function classifyWork(posting: WorkFacts): WorkKind {
  const isOnSite = workplaceName(posting.Workplace) === 'On-site'
  if (isOnSite && isLogistics(posting)) return 'ships'
  if (isOnSite && posting.HasSecurity === 1) return 'client'
  return experienceName(posting.ExperienceLevel) === 'Senior-Level' ? 'visits' : 'office'
}

export type FormPreset = Partial<Readonly<Record<SectionName, FormValues>>>

/** What the posting answers. An answer that an applicant has given stays. */
export const createFormPreset = (
  posting: WorkFacts | null,
  descriptions: Readonly<Record<WorkKind, string>>,
): FormPreset => (posting ? { ada: { ADAJobDescription_ID: descriptions[classifyWork(posting)] } } : {})
