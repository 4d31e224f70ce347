import { getCheckedValues, groupIds, type GroupId, type JobCriteria, setFilters } from './job-criteria.ts'
import type { JobBoard } from './open-board.ts'
import { countCommon, countBits } from '../search/bits.ts'
import { combine, type JobMatches } from './match-jobs.ts'

export type ActiveFilter = { readonly group: GroupId | 'saved'; readonly value: string; readonly name: string }

function activeLocations(board: JobBoard, criteria: JobCriteria): ActiveFilter[] {
  const cityNames = new Map(board.options.location.map(({ value, name }) => [value, name]))
  const checked = new Set(criteria.cities)
  return board.states.flatMap(({ value, name, cities }): ActiveFilter[] => {
    if (cities.every((city) => checked.has(city))) return [{ group: 'location', value, name }]
    const some = cities.filter((city) => checked.has(city))
    return some.map((city) => ({ group: 'location', value: city, name: `${cityNames.get(city)}, ${name}` }))
  })
}

function listGroupFilters(board: JobBoard, criteria: JobCriteria, group: GroupId): ActiveFilter[] {
  if (group === 'location') return activeLocations(board, criteria)
  const checked = getCheckedValues(criteria, group)
  return board.options[group]
    .filter(({ value }) => checked.includes(value))
    .map(({ value, name }) => ({ group, value, name }))
}

export const listActiveFilters = (board: JobBoard, criteria: JobCriteria): ActiveFilter[] => [
  ...(criteria.saved ? [{ group: 'saved', value: 'true', name: 'Saved Jobs' } as const] : []),
  ...groupIds.flatMap((group) => listGroupFilters(board, criteria, group)),
]

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

const queryParams = {
  category: 'category',
  experience: 'experience',
  location: 'city',
  workplace: 'workplace',
} as const

function flatOptions(board: JobBoard, criteria: JobCriteria, matches: JobMatches, group: GroupId): FilterOption[] {
  const others = combine(matches, [group])
  const checked = new Set(getCheckedValues(criteria, group))
  return board.options[group].map(({ groupId, name, value, jobs }) => ({
    groupId,
    name,
    value,
    queryParam: queryParams[group],
    checked: checked.has(value),
    count: countCommon(others, jobs),
  }))
}

const checkedState = (children: readonly FilterOption[]): FilterOption['checked'] => {
  const checked = children.filter((child) => child.checked).length
  return checked === children.length || (checked > 0 && 'indeterminate')
}

function stateOptions(board: JobBoard, cities: readonly FilterOption[]): FilterOption[] {
  const byKey = new Map(cities.map((city) => [city.value, city]))
  return board.states.map(({ name, value, cities: keys }) => {
    const children = keys.flatMap((key) => byKey.get(key) ?? [])
    const count = children.reduce((sum, child) => sum + child.count, 0)
    return { groupId: 'location', name, value, queryParam: 'state', checked: checkedState(children), count, children }
  })
}

export const filterGroups = (board: JobBoard, criteria: JobCriteria, matches: JobMatches): FilterGroup[] =>
  groupIds.map((id) => {
    const options = flatOptions(board, criteria, matches, id)
    return { id, title: groupTitles[id], options: id === 'location' ? stateOptions(board, options) : options }
  })

export const withChecked = (groups: readonly FilterGroup[], criteria: JobCriteria): FilterGroup[] =>
  groups.map((group) => {
    const chosen = getCheckedValues(criteria, group.id)
    const check = (option: FilterOption): FilterOption => ({ ...option, checked: chosen.includes(option.value) })
    const options = group.options.map((option) => {
      if (!option.children) return check(option)
      const children = option.children.map(check)
      return { ...option, children, checked: checkedState(children) }
    })
    return { ...group, options }
  })

export type FilterSuggestion = {
  readonly criteria: JobCriteria
  readonly total: number
  readonly names: readonly string[]
  readonly title: string
}

const dropOrder: readonly GroupId[] = ['workplace', 'location', 'experience', 'category']

const choose = <Item>(items: readonly Item[], size: number): Item[][] =>
  size === 0 ? [[]] : items.flatMap((item, at) => choose(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]))

export function suggestFilters(board: JobBoard, criteria: JobCriteria, matches: JobMatches): FilterSuggestion | null {
  if (criteria.saved || countBits(combine(matches)) > 0) return null
  const active = dropOrder.filter((group) => matches.groups[group] !== null)
  for (const dropped of active.flatMap((_, at) => choose(active, at + 1))) {
    const total = countBits(combine(matches, dropped))
    if (total === 0) continue
    const reduced = dropped.reduce((rest, group) => setFilters(rest, group, []), criteria)
    const names = listActiveFilters(board, reduced).map(({ name }) => name)
    return { criteria: reduced, total, names, title: `Found ${total} Results with these filters` }
  }
  return null
}
