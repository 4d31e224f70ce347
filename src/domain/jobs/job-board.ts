import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { activeFiltersOf, type ActiveFilter } from './active-filters.ts'
import { filterGroups, type FilterGroup } from './filter-groups.ts'
import type { JobCriteria } from './job-criteria.ts'
import { combine, matchJobs, type JobMatches } from './match-jobs.ts'
import { nearbyJobs } from './nearby-jobs.ts'
import type { JobBoard } from './open-board.ts'
import { lastPage } from '../search/paginate.ts'
import { rankJobs } from './rank-jobs.ts'
import { suggestFilters, type FilterSuggestion } from './suggest-filters.ts'

export type { JobBoard } from './open-board.ts'
export type { ActiveFilter } from './active-filters.ts'
export type { FilterGroup, FilterOption } from './filter-groups.ts'
export type { FilterSuggestion } from './suggest-filters.ts'

/** What the job list shows. */
export type JobResult = {
  readonly total: number
  /** The page asked for, or the last one when it lies beyond; counted from 0 (J4.6-07). */
  readonly page: number
  /** At least 1: an empty result has one empty page. */
  readonly pageCount: number
  readonly pageSize: number
  /** The jobs of this page. */
  readonly jobs: readonly JobPostingHeader[]
  readonly groups: readonly FilterGroup[]
  readonly activeFilters: readonly ActiveFilter[]
  readonly suggestion: FilterSuggestion | null
  /** How many saved jobs still exist (J3-34). */
  readonly savedCount: number
}

/** What the job list shows, with all jobs it is a page of: named by their place in the board's postings. */
export type FoundJobs = JobResult & {
  /** All matching jobs, sorted. */
  readonly order: number[]
  /** The nearby jobs in the same order; empty but on the last page (J4.8-01). */
  readonly nearby: number[]
}

function findNearby(board: JobBoard, criteria: JobCriteria, matches: JobMatches): number[] {
  if (matches.groups.location === null) return []
  return rankJobs(board, nearbyJobs(board, criteria, matches), criteria.sort, matches.scores)
}

/** Finds, filters, orders and counts jobs. `savedIds` are the ids saved on this device. */
export function searchJobs(
  board: JobBoard,
  criteria: JobCriteria,
  savedIds: ReadonlySet<string> | readonly string[],
): FoundJobs {
  const { pageSize } = criteria
  const matches = matchJobs(board, criteria, savedIds)
  const order = rankJobs(board, combine(matches), criteria.sort, matches.scores)
  const last = lastPage(order.length, pageSize)
  const page = Math.min(Math.max(criteria.page, 0), last)
  return {
    total: order.length,
    order,
    page,
    pageCount: last + 1,
    pageSize,
    jobs: order.slice(page * pageSize, (page + 1) * pageSize).flatMap((at) => board.postings[at] ?? []),
    groups: filterGroups(board, criteria, matches),
    activeFilters: activeFiltersOf(board, criteria),
    suggestion: suggestFilters(board, criteria, matches),
    nearby: page === last ? findNearby(board, criteria, matches) : [],
    savedCount: [...new Set(savedIds)].filter((id) => board.ids.has(id)).length,
  }
}
