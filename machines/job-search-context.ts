import type { JobPostingHeader } from '#contract/jobs.ts'
import { reuseEqual } from '#domain/change/reuse-equal.ts'
import type { JobAnswer, JobQuestion } from '#domain/jobs/job-answer.ts'
import type { JobResult } from '#domain/jobs/job-board.ts'
import { withChecked } from '#domain/jobs/job-filters.ts'
import { noCriteria, type GroupId, type JobCriteria } from '#domain/jobs/job-criteria.ts'
import { noNearby, type NearbyPage, type NearbyPaging } from '#domain/jobs/nearby-jobs.ts'
import { searchCutNote } from './search-note.ts'

export type JobSearchContext = {
  readonly begun: string
  /** null once it has been read into `criteria`. */
  query: string | null
  /** null until the device has been asked. */
  savedIds: ReadonlyArray<string> | null
  criteria: JobCriteria
  /** Criteria of the result that is shown; `criteria` may be ahead. */
  answered: JobCriteria
  note: string
  open: GroupId | null
  result: JobResult | null
  featured: ReadonlyArray<JobPostingHeader>
  featuredCount: number
  nearby: NearbyPage
  nearbyPaging: NearbyPaging
  address: string
  isTyping: boolean
}

export type JobSearchInput = {
  readonly query: string
  readonly savedIds: ReadonlyArray<string> | null
  readonly answer: JobAnswer | null
}

export const toJobQuery = ({ query, criteria, savedIds, nearbyPaging }: JobSearchContext): JobQuestion => ({
  search: query ?? criteria,
  savedIds: savedIds ?? [],
  nearby: nearbyPaging,
})

export const showing = (
  answer: JobAnswer,
  before: Pick<JobSearchContext, 'query' | 'open'> & Partial<JobSearchContext>,
) =>
  reuseEqual(before, {
    ...answer,
    answered: answer.criteria,
    open: before.query === null ? before.open : answer.open,
    query: null,
    nearbyPaging: { page: answer.nearby.page, pageSize: answer.nearby.pageSize },
    note: searchCutNote(answer.criteria.keyword),
  })

export const changed = ({ nearbyPaging, result }: JobSearchContext, criteria: JobCriteria) => ({
  criteria,
  isTyping: false,
  nearbyPaging: { ...nearbyPaging, page: 0 },
  result: result && reuseEqual(result, { ...result, groups: withChecked(result.groups, criteria) }),
})

const emptySearchResult = {
  criteria: noCriteria,
  answered: noCriteria,
  note: '',
  open: null,
  result: null,
  featured: [],
  featuredCount: 0,
  nearby: noNearby,
  nearbyPaging: { page: noNearby.page, pageSize: noNearby.pageSize },
  address: '',
}

export const createJobSearchContext = ({ query, savedIds, answer }: JobSearchInput): JobSearchContext => ({
  begun: query,
  query,
  savedIds,
  isTyping: false,
  ...(answer ? showing(answer, { query, open: null }) : emptySearchResult),
})
