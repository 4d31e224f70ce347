import { getCheckedValues, groupIds, type GroupId, type JobCriteria, setFilters } from './job-criteria.ts'
import { listChosenOptions, listStates } from './board-options.ts'
import type { JobBoard } from './open-board.ts'
import { compareText } from '../text/compare-text.ts'
import { countCommon, countBits } from '../search/bits.ts'
import { combine, type JobMatches } from './match-jobs.ts'

export type ActiveFilter = { readonly group: GroupId | 'saved'; readonly value: string; readonly name: string }

/** `count`: matches under the keyword, the saved filter and the other groups. A city's value is its city key. */
export type FilterOption = {
  readonly groupId: GroupId
  readonly name: string
  readonly value: string
  readonly queryParam: string
  readonly checked: boolean | 'indeterminate'
  readonly count: number
  readonly children?: readonly FilterOption[]
}

export type FilterGroup = { readonly id: GroupId; readonly title: string; readonly options: readonly FilterOption[] }

const groupTitles: Readonly<Record<GroupId, string>> = {
  category: 'Category',
  experience: 'Experience Level',
  location: 'Location',
  workplace: 'Workplace',
}

const isWhole = ({ cities }: JobCriteria, state: string) => cities.includes(`|${state}`)

function listChosen(
  { groupId: group, value, name, checked, children }: FilterOption,
  criteria: JobCriteria,
): ActiveFilter[] {
  if (!children) return checked ? [{ group, value, name }] : []
  if (isWhole(criteria, value)) return [{ group, value: `|${value}`, name }]
  return children.flatMap((city) => listChosen({ ...city, name: `${city.name}, ${name}` }, criteria))
}

export const listActiveFilters = (groups: readonly FilterGroup[], criteria: JobCriteria): ActiveFilter[] => [
  ...(criteria.saved ? [{ group: 'saved', value: 'true', name: 'Saved Jobs' } as const] : []),
  ...groups.flatMap(({ options }) => options.flatMap((option) => listChosen(option, criteria))),
]

/** A state is checked when it was chosen itself, or when all of its cities were and it has no other jobs (J4.4-11). */
export const withChecked = (groups: readonly FilterGroup[], criteria: JobCriteria): FilterGroup[] =>
  groups.map((group) => {
    const chosen = getCheckedValues(criteria, group.id)
    const check = (option: FilterOption): FilterOption => {
      if (!option.children) return { ...option, checked: chosen.includes(option.value) }
      const children = option.children.map(check)
      const some = children.filter(({ checked }) => checked)
      const others = some.reduce((count, city) => count - city.count, option.count)
      const isAll = some.length === children.length && others === 0
      const checked = isWhole(criteria, option.value) || (some.length > 0 && (isAll || 'indeterminate'))
      return { ...option, children, checked }
    }
    return { ...group, options: group.options.map(check) }
  })

function placeOptions(options: readonly FilterOption[]): FilterOption[] {
  const byKey = new Map(options.map((option) => [option.value, option]))
  const states = listStates(options).map(({ value, places }): FilterOption => {
    const children = places.flatMap((key) => (key.startsWith('|') ? [] : byKey.get(key)!))
    return { ...byKey.get(`|${value}`)!, value, queryParam: 'state', children }
  })
  const cities = options.filter(({ value }) => value.endsWith('|'))
  return [...states, ...cities].sort((a, b) => compareText(a.name, b.name))
}

function listOptions(board: JobBoard, criteria: JobCriteria, matches: JobMatches, group: GroupId): FilterOption[] {
  const others = combine(matches, [group])
  const options = listChosenOptions(board, criteria, group).map(({ name, value, jobs }) => ({
    groupId: group,
    name,
    value,
    queryParam: group === 'location' ? 'city' : group,
    checked: false,
    count: countCommon(others, jobs),
  }))
  return group === 'location' ? placeOptions(options) : options
}

export const filterGroups = (board: JobBoard, criteria: JobCriteria, matches: JobMatches): FilterGroup[] =>
  withChecked(
    groupIds.map((id) => ({ id, title: groupTitles[id], options: listOptions(board, criteria, matches, id) })),
    criteria,
  )

/** The keys of the state and of its cities. */
export const listStatePlaces = (groups: readonly FilterGroup[], state: string): string[] =>
  groups
    .flatMap(({ options }) => options)
    .flatMap(({ value, children }) =>
      children && value === state ? [...children.map((city) => city.value), `|${state}`] : [],
    )

export type FilterSuggestion = {
  readonly criteria: JobCriteria
  readonly total: number
  readonly names: readonly string[]
  readonly title: string
}

const dropOrder: readonly GroupId[] = ['workplace', 'location', 'experience', 'category']

const choose = <Item>(items: readonly Item[], size: number): Item[][] =>
  size === 0 ? [[]] : items.flatMap((item, at) => choose(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]))

export function suggestFilters(
  groups: readonly FilterGroup[],
  criteria: JobCriteria,
  matches: JobMatches,
): FilterSuggestion | null {
  if (criteria.saved || countBits(combine(matches)) > 0) return null
  const active = dropOrder.filter((group) => matches.groups[group] !== null)
  for (const dropped of active.flatMap((_, at) => choose(active, at + 1))) {
    const total = countBits(combine(matches, dropped))
    if (total === 0) continue
    const reduced = dropped.reduce((rest, group) => setFilters(rest, group, []), criteria)
    const names = listActiveFilters(withChecked(groups, reduced), reduced).map(({ name }) => name)
    return { criteria: reduced, total, names, title: `Found ${total} Results with these filters` }
  }
  return null
}
