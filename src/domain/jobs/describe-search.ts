import { type ActiveFilter, listActiveFilters } from './job-filters.ts'
import { searchedPart } from '../search/searched-part.ts'
import { foldText, listWords } from '../text/plain-text.ts'
import type { GroupId, JobCriteria } from './job-criteria.ts'
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
const maxName = 40

/**
 * The reader may not have written the search: only words of the firm's own jobs, and those of `placeWords`, are repeated.
 */
export function describeFollowedSearch(
  board: JobBoard,
  criteria: JobCriteria,
  placeWords: ReadonlySet<string>,
): string {
  const isKnown = (word: string) => board.nameWords.has(word) || placeWords.has(word)
  const words = foldText(criteria.keyword).split(' ').filter(Boolean)
  const knownWords = words.filter((word) => board.nameWords.has(word)).slice(0, maxWords)
  const all = listActiveFilters(board, criteria)
  const filters = all.filter(
    ({ group, value, name }) =>
      board.options[group as GroupId].some((option) => option.value === value) ||
      (name.length <= maxName && listWords(name).every(isKnown)),
  )
  const described = describeSearch({ keyword: knownWords.join(' '), filters })
  const isMore = knownWords.length < words.length
  const isUnknown = filters.length < all.length
  return [
    described === 'All jobs' && (isMore || isUnknown) ? 'Jobs' : described,
    isMore && (knownWords.length > 0 ? ' and other words' : ' for words of your choice'),
    isUnknown && `${isMore ? ',' : ''} with a filter that no open job has today`,
  ]
    .filter(Boolean)
    .join('')
}
