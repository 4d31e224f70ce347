import type { JobPostingHeader } from '#contract/jobs.ts'
import { categoryTitle, listJobGroups } from './job-groups.ts'
import { plainText } from '../text/plain-text.ts'
import type { SearchDocument } from '../search/search-index.ts'

export function toSearchDocument(posting: JobPostingHeader): SearchDocument {
  const keywords = [categoryTitle(posting.Description), ...listJobGroups(posting)]
  const texts = [
    posting.ShortDescription,
    posting.Responsibilities,
    posting.SkillsRequired,
    posting.EducationRequirement,
  ]
  const names = [posting.JobFunction, posting.TrackingNumber, ...keywords, posting.City ?? '', posting.State ?? '']
  return { fields: [...names, ...texts.map(plainText)], keywords }
}
