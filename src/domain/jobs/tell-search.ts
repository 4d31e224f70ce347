import { listActiveFilters } from './active-filters.ts'
import { describeSearch } from './describe-search.ts'
import { foldText } from '../text/fold-text.ts'
import type { FollowedSearch } from './job-feed.ts'
import type { JobBoard } from './open-board.ts'

const maxWords = 6

/** The reader may not have written the search: only words that the firm's own jobs contain are repeated. */
export function describeFollowedSearch(board: JobBoard, { criteria, awaited }: FollowedSearch): string {
  const asked = foldText(criteria.keyword).split(' ').filter(Boolean)
  const told = asked.filter((word) => board.nameWords.has(word)).slice(0, maxWords)
  const described = describeSearch({ keyword: told.join(' '), filters: listActiveFilters(board, criteria) })
  const isMore = told.length < asked.length
  return [
    described === 'All jobs' && (isMore || awaited.length > 0) ? 'Jobs' : described,
    isMore && (told.length > 0 ? ' and other words' : ' for words of your choice'),
    awaited.length > 0 && `${isMore ? ',' : ''} with a filter that no open job has today`,
  ]
    .filter(Boolean)
    .join('')
}
