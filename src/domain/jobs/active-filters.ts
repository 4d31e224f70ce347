import { getCheckedValues, groupIds, type GroupId, type JobCriteria } from './job-criteria.ts'
import type { JobBoard } from './open-board.ts'

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
