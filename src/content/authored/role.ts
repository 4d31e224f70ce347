import type { ExperienceCode } from '#contract/job-codes.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import type { Pay } from '#contract/pay.ts'
import type { GroupName } from './groups.ts'
import type { OfficeKey } from './offices.ts'

/** One job on offer. Its own duties and skills stand before those of its role; all texts are plain text. */
export type Opening = {
  readonly id: string
  readonly tracking: string
  readonly title: string
  /** The category title with its level, e.g. 'Cost Analyst III' (J3-05). */
  readonly grade: string
  readonly office: OfficeKey
  readonly level: ExperienceCode
  readonly workplace: JobPostingHeader['Workplace']
  /** Stated wherever the job can be done in a state whose law asks for it. */
  readonly pay?: Pay
  /** Days between the posting and the day of import. */
  readonly postedDaysAgo: number
  readonly isPartTime?: true
  readonly needsClearance?: true
  readonly isFeatured?: true
  readonly summary: string
  readonly duties: ReadonlyArray<string>
  readonly skills: ReadonlyArray<string>
}

/** A kind of work and its openings. `education` holds the sentence for each level that is on offer. */
export type Role = {
  readonly groups: ReadonlyArray<GroupName>
  readonly duties: ReadonlyArray<string>
  readonly skills: ReadonlyArray<string>
  readonly education: Partial<Record<ExperienceCode, string>>
  readonly openings: ReadonlyArray<Opening>
}
