import type { BoardState } from './board-options.ts'
import type { FilterGroup } from './job-filters.ts'
import type { GroupId } from './job-criteria.ts'

export type JobCatalogue = {
  readonly options: Readonly<Record<GroupId, ReadonlyArray<{ readonly value: string; readonly name: string }>>>
  readonly states: ReadonlyArray<BoardState>
}

export const noCatalogue: JobCatalogue = {
  options: { category: [], experience: [], location: [], workplace: [] },
  states: [],
}

const getGroupOptions = (groups: ReadonlyArray<FilterGroup>, id: GroupId) =>
  groups.find((group) => group.id === id)?.options ?? []

const named = (options: ReadonlyArray<{ readonly value: string; readonly name: string }>) =>
  options.map(({ value, name }) => ({ value, name }))

export function createJobCatalogue(groups: ReadonlyArray<FilterGroup>): JobCatalogue {
  const states = getGroupOptions(groups, 'location')
  return {
    options: {
      category: named(getGroupOptions(groups, 'category')),
      experience: named(getGroupOptions(groups, 'experience')),
      location: named(states.flatMap(({ children = [] }) => children)),
      workplace: named(getGroupOptions(groups, 'workplace')),
    },
    states: states.map(({ value, name, children = [] }) => ({
      value,
      name,
      cities: children.map((city) => city.value),
    })),
  }
}
