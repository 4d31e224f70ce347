import { listStates } from './board-options.ts'
import { countBits } from '../search/bits.ts'
import { foldWords } from '../text/fold-text.ts'
import { findCloseWord } from '../search/close-word.ts'
import { parseSearch } from '../search/keyword-score.ts'
import { searchedPart } from '../search/searched-part.ts'
import { maxBrowserJobs } from './find-job.ts'
import { writeCriteria } from './job-address.ts'
import { getCheckedValues, groupIds, setFilters, setKeyword, type GroupId, type JobCriteria } from './job-criteria.ts'
import { combine, matchJobs } from './match-jobs.ts'
import type { JobBoard } from './open-board.ts'

/** `query` is that of the search in which the filter stands for the words that name it. */
export type NamedFilter = { readonly title: string; readonly query: string }

const maxNamedFilters = 3

/** Mid-Level is also "mid level" and "mid". */
const listSpellings = (name: string) =>
  new Set([name, name.replace('-', ' '), name.replace('-Level', '')].map(foldWords))

type Filter = { readonly group: GroupId; readonly name: string; readonly values: ReadonlyArray<string> }

const listFilters = ({ options }: JobBoard): ReadonlyArray<Filter> =>
  groupIds.flatMap((group): ReadonlyArray<Filter> =>
    group === 'location'
      ? listStates(options.location).map(({ name, places }) => ({ group, name, values: places }))
      : options[group].map(({ name, value }) => ({ group, name, values: [value] })),
  )

type Question = { readonly board: JobBoard; readonly criteria: JobCriteria; readonly savedIds: Iterable<string> }

function listOffer({ board, savedIds }: Question, name: string, search: JobCriteria): ReadonlyArray<NamedFilter> {
  const total = countBits(combine(matchJobs(board, search, savedIds)))
  return total === 0 ? [] : [{ title: `${name} (${total})`, query: writeCriteria(search) }]
}

/** Each is counted by a search of its own: at most three, and none where a search is a matter of the server. */
export function findNamedFilters(question: Question): ReadonlyArray<NamedFilter> {
  const { board, criteria } = question
  const keyword = ` ${foldWords(searchedPart(criteria.keyword))} `
  if (keyword.trim() === '' || board.postings.length > maxBrowserJobs) return []
  let left = keyword
  const found = new Set<string>()
  // The longest first, and each word once: West Virginia is not Virginia, too.
  return listFilters(board)
    .flatMap((filter) => Array.from(listSpellings(filter.name), (words) => ({ ...filter, words: ` ${words} ` })))
    .sort((a, b) => b.words.length - a.words.length)
    .filter(({ group, name, words }) => {
      const before = left
      left = left.replace(words, '  ')
      return left !== before && !found.has(group + name) && found.add(group + name)
    })
    .flatMap(({ group, name, values, words }) => {
      const checked = getCheckedValues(criteria, group)
      if (values.every((value) => checked.includes(value))) return []
      const rest = setKeyword(criteria, keyword.replace(words, ' ').trim())
      return { name, search: setFilters(rest, group, [...checked, ...values]) }
    })
    .slice(0, maxNamedFilters)
    .flatMap(({ name, search }) => listOffer(question, `Filter by ${name}`, search))
}

/** Where no job is found: the search with the words that its own are closest to. The server offers it as well. */
export function findCloseSearch(question: Question): ReadonlyArray<NamedFilter> {
  const { board, criteria } = question
  const { words } = parseSearch(criteria.keyword)
  const close = words.map((word) => findCloseWord(board.index, word)).join(' ')
  if (close === words.join(' ')) return []
  return listOffer(question, `Search for “${close}”`, setKeyword(criteria, close))
}
