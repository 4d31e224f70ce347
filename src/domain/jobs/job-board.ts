import type { JobPostingHeader } from '#contract/jobs.ts'
import {
  listActiveFilters,
  type ActiveFilter,
  filterGroups,
  type FilterGroup,
  suggestFilters,
  type FilterSuggestion,
} from './job-filters.ts'
import type { JobCriteria } from './job-criteria.ts'
import { combine, matchJobs, type JobMatches } from './match-jobs.ts'
import { findCloseSearch, findNamedFilters, type NamedFilter } from './named-filters.ts'
import { findNearbyJobs } from './nearby-jobs.ts'
import type { JobBoard } from './open-board.ts'
import { lastPage } from '../search/paginate.ts'
import { rankJobs } from './rank-jobs.ts'

export type { JobBoard } from './open-board.ts'
export type { ActiveFilter, FilterGroup, FilterOption, FilterSuggestion } from './job-filters.ts'

export type JobResult = {
  readonly total: number
  /** Counted from 0; the last page when the one asked for lies beyond. */
  readonly page: number
  readonly pageCount: number
  readonly pageSize: number
  readonly jobs: readonly JobPostingHeader[]
  readonly groups: readonly FilterGroup[]
  readonly activeFilters: readonly ActiveFilter[]
  readonly suggestion: FilterSuggestion | null
  readonly namedFilters: ReadonlyArray<NamedFilter>
  readonly savedCount: number
}

/** `order` and `nearby` are indexes into the board's postings. */
export type RankedJobResult = JobResult & {
  readonly order: number[]
  /** Same order; empty except on the last page (J4.8-01). */
  readonly nearby: number[]
}

function findNearby(board: JobBoard, criteria: JobCriteria, matches: JobMatches): number[] {
  if (matches.groups.location === null) return []
  return rankJobs(board, findNearbyJobs(board, criteria, matches), criteria.sort, matches.scores)
}

export function searchJobs(
  board: JobBoard,
  criteria: JobCriteria,
  savedIds: ReadonlySet<string> | readonly string[],
): RankedJobResult {
  const { pageSize } = criteria
  const matches = matchJobs(board, criteria, savedIds)
  const order = rankJobs(board, combine(matches), criteria.sort, matches.scores)
  const groups = filterGroups(board, criteria, matches)
  const last = lastPage(order.length, pageSize)
  const page = Math.min(Math.max(criteria.page, 0), last)
  return {
    total: order.length,
    order,
    page,
    pageCount: last + 1,
    pageSize,
    jobs: order.slice(page * pageSize, (page + 1) * pageSize).flatMap((at) => board.postings[at] ?? []),
    groups,
    activeFilters: listActiveFilters(groups, criteria),
    suggestion: suggestFilters(groups, criteria, matches),
    namedFilters: [
      ...findNamedFilters({ board, criteria, savedIds }),
      ...(order.length === 0 ? findCloseSearch({ board, criteria, savedIds }) : []),
    ],
    nearby: page === last ? findNearby(board, criteria, matches) : [],
    savedCount: [...new Set(savedIds)].filter((id) => board.ids.has(id)).length,
  }
}
