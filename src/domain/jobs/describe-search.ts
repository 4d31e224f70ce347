import { type ActiveFilter, listActiveFilters } from './job-filters.ts'
import { searchedPart } from '../search/searched-part.ts'
import { foldText } from '../text/plain-text.ts'
import type { FollowedSearch } from './job-feed.ts'
import type { JobBoard } from './open-board.ts'

type SearchTerms = { readonly keyword: string; readonly filters: ReadonlyArray<Pick<ActiveFilter, 'group' | 'name'>> }

export function describeSearch({ keyword, filters }: SearchTerms): string {
  const listNames = (group: ActiveFilter['group']) =>
    filters.flatMap((filter) => (filter.group === group ? [filter.name] : [])).join(' or ')
  const kind = [listNames('experience'), listNames('workplace'), listNames('category')].filter(Boolean).join(' ')
  const places = listNames('location')
  const words = searchedPart(keyword)
  const where = `${places && ` in ${places}`}${words && ` for “${words}”`}`
  if (kind === '' && where === '') return 'All jobs'
  return `${kind ? `${kind} jobs` : 'Jobs'}${where}`
}

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
