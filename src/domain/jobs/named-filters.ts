import { countBits } from '../search/bits.ts'
import { foldText } from '../text/plain-text.ts'
import { searchedText } from '../search/searched-part.ts'
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
  ...states.map(({ name, cities }) => ({ group: 'location' as const, name, values: cities })),
]

/** Each that is offered costs a search of its own: those that would leave no job count, too, and are left out. */
export function findNamedFilters(
  board: JobBoard,
  criteria: JobCriteria,
  savedIds: Iterable<string>,
): ReadonlyArray<NamedFilter> {
  const keyword = ` ${searchedText(criteria.keyword.replaceAll(',', ' '))} `
  if (keyword.trim() === '') return []
  const named = listFilters(board).flatMap(({ group, name, values }) => {
    const checked = getCheckedValues(criteria, group)
    const spelling = listSpellings(name).find((words) => keyword.includes(` ${words} `))
    if (spelling === undefined || values.every((value) => checked.includes(value))) return []
    const rest = setKeyword(criteria, keyword.replace(` ${spelling} `, ' ').trim())
    return [{ name, search: setFilters(rest, group, [...checked, ...values]) }]
  })
  return named.slice(0, maxNamedFilters).flatMap(({ name, search }) => {
    const total = countBits(combine(matchJobs(board, search, savedIds)))
    return total === 0 ? [] : [{ title: `Filter by ${name} (${total})`, query: writeCriteria(board, search) }]
  })
}
