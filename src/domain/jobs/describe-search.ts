import { type ActiveFilter, filterGroups, listActiveFilters } from './job-filters.ts'
import { listJobGroups } from './job-groups.ts'
import { matchJobs } from './match-jobs.ts'
import { searchedPart } from '../search/searched-part.ts'
import { foldText, listWords } from '../text/fold-text.ts'
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

export const listChosenFilters = (board: JobBoard, criteria: JobCriteria): ActiveFilter[] =>
  listActiveFilters(filterGroups(board, criteria, matchJobs(board, criteria, [])), criteria)

function listNameWords({ postings }: JobBoard): ReadonlySet<string> {
  const names = postings.flatMap((job) => [job.JobFunction, job.City ?? '', job.State ?? '', ...listJobGroups(job)])
  return new Set([...new Set(names)].flatMap(listWords))
}

const nameWords = new WeakMap<JobBoard, ReadonlySet<string>>()

function getNameWords(board: JobBoard): ReadonlySet<string> {
  const words = nameWords.get(board) ?? listNameWords(board)
  nameWords.set(board, words)
  return words
}

const maxWords = 6
const maxName = 40
const maxUnknown = 3

/** No numbers, amounts or addresses. */
const plainName = /^\p{L}[\p{L} &',-]*$/u

/**
 * The reader may not have written the search: only words of the firm's own jobs, and those of `placeWords`, are repeated.
 */
export function describeFollowedSearch(
  board: JobBoard,
  criteria: JobCriteria,
  placeWords: ReadonlySet<string>,
): string {
  const jobWords = getNameWords(board)
  const isKnown = (word: string) => jobWords.has(word) || placeWords.has(word)
  const words = foldText(criteria.keyword).split(' ').filter(Boolean)
  const knownWords = words.filter((word) => jobWords.has(word)).slice(0, maxWords)
  const all = listChosenFilters(board, criteria)
  const isOption = ({ group, value }: ActiveFilter) =>
    board.options[group as GroupId].some((option) => option.value === value)
  const isPlain = ({ name }: ActiveFilter) =>
    name.length <= maxName && plainName.test(name) && listWords(name).every(isKnown)
  const waiting = all.filter((filter) => !isOption(filter) && isPlain(filter)).slice(0, maxUnknown)
  const filters = all.filter((filter) => isOption(filter) || waiting.includes(filter))
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
