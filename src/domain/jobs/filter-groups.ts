import { countCommon } from '../search/bits.ts'
import { getCheckedValues, groupIds, type GroupId, type JobCriteria } from './job-criteria.ts'
import { combine, type JobMatches } from './match-jobs.ts'
import type { JobBoard } from './open-board.ts'

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
