import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { keepEqual } from '#domain/change/keep-equal.ts'
import type { JobAnswer, JobQuestion } from '#domain/jobs/job-answer.ts'
import type { JobResult } from '#domain/jobs/job-board.ts'
import { withChecked } from '#domain/jobs/filter-groups.ts'
import { catalogueOf, noCatalogue, type JobCatalogue } from '#domain/jobs/job-catalogue.ts'
import { noCriteria, type GroupId, type JobCriteria } from '#domain/jobs/job-criteria.ts'
import { noNearby, type NearbyPage, type NearbyPaging } from '#domain/jobs/nearby-jobs.ts'
import { noteOfSearch } from './search-note.ts'

/** What is known of a search of the jobs: all that the page shows. */
export type JobSearchContext = {
  /** The query of the address that the search began with. */
  readonly begun: string
  /** The query of an address that is still to be read; null once the criteria are those it names. */
  query: string | null
  /** The saved jobs of the visitor's device; null while nobody has asked the device. */
  savedIds: ReadonlyArray<string> | null
  criteria: JobCriteria
  /** The criteria of what is shown, while other jobs may be asked for already. */
  answered: JobCriteria
  /** What is said about the keyword; '' when there is nothing to say. */
  note: string
  open: GroupId | null
  result: JobResult | null
  /** What can be filtered by. */
  catalogue: JobCatalogue
  /** The first slide of the featured jobs, and how many there are in all. */
  featured: ReadonlyArray<JobPostingHeader>
  featuredCount: number
  /** The nearby jobs that are shown; their page is in no address (J4.8-07). */
  nearby: NearbyPage
  /** The page of the nearby jobs that is asked for. */
  nearbyPaging: NearbyPaging
  /** The query of the address that keeps this search (J4.6). */
  address: string
  /** Whether the last change was one of the keyword, after which more may follow. */
  isTyping: boolean
}

/** What a search of the jobs begins with. */
export type JobSearchInput = {
  readonly query: string
  readonly savedIds: ReadonlyArray<string> | null
  /** What this query finds, when it is known already. */
  readonly answer: JobAnswer | null
}

/** What is asked for a search as it stands. */
export const questionOf = ({ query, criteria, savedIds, nearbyPaging }: JobSearchContext): JobQuestion => ({
  search: query ?? criteria,
  savedIds: savedIds ?? [],
  nearby: nearbyPaging,
})

/** What is shown of an answer, in which all that was shown before is the same; a group that an address opened stays open. */
export const showing = (
  answer: JobAnswer,
  before: Pick<JobSearchContext, 'query' | 'open'> & Partial<JobSearchContext>,
) =>
  keepEqual(before, {
    ...answer,
    answered: answer.criteria,
    open: before.query === null ? before.open : answer.open,
    query: null,
    nearbyPaging: { page: answer.nearby.page, pageSize: answer.nearby.pageSize },
    catalogue: catalogueOf(answer.result.groups),
    note: noteOfSearch(answer.criteria.keyword),
  })

/** A change of the search shows the nearby jobs from their first on, and at once what is chosen. */
export const changed = ({ nearbyPaging, result }: JobSearchContext, criteria: JobCriteria) => ({
  criteria,
  isTyping: false,
  nearbyPaging: { ...nearbyPaging, page: 0 },
  result: result && keepEqual(result, { ...result, groups: withChecked(result.groups, criteria) }),
})

const nothingFound = {
  criteria: noCriteria,
  answered: noCriteria,
  note: '',
  open: null,
  result: null,
  catalogue: noCatalogue,
  featured: [],
  featuredCount: 0,
  nearby: noNearby,
  nearbyPaging: { page: noNearby.page, pageSize: noNearby.pageSize },
  address: '',
}

/** Where a search begins. */
export const beginSearch = ({ query, savedIds, answer }: JobSearchInput): JobSearchContext => ({
  begun: query,
  query,
  savedIds,
  isTyping: false,
  ...(answer ? showing(answer, { query, open: null }) : nothingFound),
})
