import { getCheckedValues, groupIds, type GroupId, type JobCriteria, setFilters } from './job-criteria.ts'
import { listChosenOptions, listStates, type BoardOption } from './board-options.ts'
import type { JobBoard } from './open-board.ts'
import { compareText } from '../text/compare-text.ts'
import { countCommon, countBits } from '../search/bits.ts'
import { combine, type JobMatches } from './match-jobs.ts'

export type ActiveFilter = { readonly group: GroupId | 'saved'; readonly value: string; readonly name: string }

const listStateFilters = (options: readonly BoardOption[], { cities }: JobCriteria): ActiveFilter[] =>
  listStates(options).flatMap(({ value, name, places }): ActiveFilter[] => {
    const state = `|${value}`
    if (cities.includes(state)) return [{ group: 'location', value: state, name }]
    const chosen = options.filter((city) => places.includes(city.value) && cities.includes(city.value))
    return chosen.map((city) => ({ group: 'location', value: city.value, name: `${city.name}, ${name}` }))
  })

const hasState = ({ value }: { readonly value: string }) => !value.endsWith('|')

function listGroupFilters(board: JobBoard, criteria: JobCriteria, group: GroupId): ActiveFilter[] {
  const checked = getCheckedValues(criteria, group)
  const options = listChosenOptions(board, criteria, group)
  const single = options.filter(
    ({ value }) => checked.includes(value) && (group !== 'location' || !hasState({ value })),
  )
  const filters = single.map(({ value, name }) => ({ group, value, name }))
  return group === 'location' ? [...listStateFilters(options, criteria), ...filters] : filters
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
  return listChosenOptions(board, criteria, group).map(({ groupId, name, value, jobs }) => ({
    groupId,
    name,
    value,
    queryParam: queryParams[group],
    checked: checked.has(value),
    count: countCommon(others, jobs),
  }))
}

/** A state that was chosen itself, or all of whose cities were (J4.4-11). */
const checkedState = (
  value: string,
  children: readonly FilterOption[],
  { cities }: JobCriteria,
): FilterOption['checked'] => {
  const checked = children.filter((child) => child.checked).length
  return cities.includes(`|${value}`) || (checked > 0 && (checked === children.length || 'indeterminate'))
}

function placeOptions(options: readonly FilterOption[], criteria: JobCriteria): FilterOption[] {
  const byKey = new Map(options.map((option) => [option.value, option]))
  const states = listStates(options).map(({ name, value, places }): FilterOption => {
    const children = places.flatMap((key) => (key.startsWith('|') ? [] : byKey.get(key)!))
    const checked = checkedState(value, children, criteria)
    return { ...byKey.get(`|${value}`)!, name, value, queryParam: 'state', checked, children }
  })
  return [...states, ...options.filter((option) => !hasState(option))].sort((a, b) => compareText(a.name, b.name))
}

export const filterGroups = (board: JobBoard, criteria: JobCriteria, matches: JobMatches): FilterGroup[] =>
  groupIds.map((id) => {
    const options = flatOptions(board, criteria, matches, id)
    return { id, title: groupTitles[id], options: id === 'location' ? placeOptions(options, criteria) : options }
  })

/** The keys of the state and of its cities. */
export function listStatePlaces(groups: readonly FilterGroup[], state: string): string[] {
  const options = groups.flatMap((group) => group.options)
  const found = options.find(({ value, children }) => value === state && children)
  return found ? [...found.children!.map(({ value }) => value), `|${state}`] : []
}

export const withChecked = (groups: readonly FilterGroup[], criteria: JobCriteria): FilterGroup[] =>
  groups.map((group) => {
    const chosen = getCheckedValues(criteria, group.id)
    const check = (option: FilterOption): FilterOption => ({ ...option, checked: chosen.includes(option.value) })
    const options = group.options.map((option) => {
      if (!option.children) return check(option)
      const children = option.children.map(check)
      return { ...option, children, checked: checkedState(option.value, children, criteria) }
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
