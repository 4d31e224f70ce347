import { countBits } from '../search/bits.ts'
import { foldText } from '../text/plain-text.ts'
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

/** Those that are chosen already, and those that would leave no job, are left out. */
export function findNamedFilters(
  board: JobBoard,
  criteria: JobCriteria,
  savedIds: Iterable<string>,
): ReadonlyArray<NamedFilter> {
  const keyword = ` ${foldText(criteria.keyword.replaceAll(',', ' '))} `
  return listFilters(board)
    .flatMap(({ group, name, values }) => {
      const checked = getCheckedValues(criteria, group)
      const said = listSpellings(name).find((spelling) => keyword.includes(` ${spelling} `))
      if (said === undefined || values.every((value) => checked.includes(value))) return []
      const rest = setKeyword(criteria, keyword.replace(` ${said} `, ' ').trim())
      const search = setFilters(rest, group, [...checked, ...values])
      const total = countBits(combine(matchJobs(board, search, savedIds)))
      return total === 0 ? [] : [{ title: `Filter by ${name} (${total})`, query: writeCriteria(board, search) }]
    })
    .slice(0, maxNamedFilters)
}
