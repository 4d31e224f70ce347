import { countBits } from '../search/bits.ts'
import { foldText } from '../text/plain-text.ts'
import { searchedText } from '../search/searched-part.ts'
import { maxBrowserJobs } from './find-job.ts'
import { writeCriteria } from './job-address.ts'
import { getCheckedValues, setFilters, setKeyword, type GroupId, type JobCriteria } from './job-criteria.ts'
import { combine, matchJobs } from './match-jobs.ts'
import type { JobBoard } from './open-board.ts'

/** `query` is that of the search in which the filter stands for the words that name it. */
export type NamedFilter = { readonly title: string; readonly query: string }

const maxNamedFilters = 3

/** Mid-Level is also "mid level" and "mid". */
const listSpellings = (name: string) => [name, name.replace('-', ' '), name.replace('-Level', '')].map(foldText)

type Filter = { readonly group: GroupId; readonly name: string; readonly values: ReadonlyArray<string> }

const listFilters = ({ options, states }: JobBoard): ReadonlyArray<Filter> => [
  ...(['experience', 'workplace', 'category'] as const).flatMap((group) =>
    options[group].map(({ name, value }) => ({ group, name, values: [value] })),
  ),
  ...states.map(({ name, places }) => ({ group: 'location' as const, name, values: places })),
]

type Candidate = Filter & { readonly spelling: string }

/** The longest first, and each word once: West Virginia is not Virginia, too. */
function findCandidates(board: JobBoard, keyword: string): ReadonlyArray<Candidate> {
  const candidates = listFilters(board).flatMap((filter) => {
    const spelling = listSpellings(filter.name).find((words) => keyword.includes(` ${words} `))
    return spelling === undefined ? [] : [{ ...filter, spelling }]
  })
  return candidates.filter(({ spelling }) => {
    const longer = candidates.filter((other) => other.spelling.length > spelling.length)
    const rest = longer.reduce((words, other) => words.replace(` ${other.spelling} `, '  '), keyword)
    return rest.includes(` ${spelling} `)
  })
}

/** Each is counted by a search of its own: at most three, and none where a search is a matter of the server. */
export function findNamedFilters(
  board: JobBoard,
  criteria: JobCriteria,
  savedIds: Iterable<string>,
): ReadonlyArray<NamedFilter> {
  const keyword = ` ${searchedText(criteria.keyword.replaceAll(',', ' '))} `
  if (keyword.trim() === '' || board.postings.length > maxBrowserJobs) return []
  const searches = findCandidates(board, keyword).flatMap(({ group, name, values, spelling }) => {
    const checked = getCheckedValues(criteria, group)
    if (values.every((value) => checked.includes(value))) return []
    const rest = setKeyword(criteria, keyword.replace(` ${spelling} `, ' ').trim())
    return [{ name, search: setFilters(rest, group, [...checked, ...values]) }]
  })
  return searches.slice(0, maxNamedFilters).flatMap(({ name, search }) => {
    const total = countBits(combine(matchJobs(board, search, savedIds)))
    return total === 0 ? [] : [{ title: `Filter by ${name} (${total})`, query: writeCriteria(search) }]
  })
}
