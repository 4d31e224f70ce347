import type { BoardState } from './board-states.ts'
import type { FilterGroup, FilterOption } from './filter-groups.ts'
import type { GroupId } from './job-criteria.ts'

/** What can be filtered by: enough to read a visitor's choice and to write its address, without the jobs themselves. */
export type JobCatalogue = {
  readonly options: Readonly<Record<GroupId, ReadonlyArray<{ readonly value: string; readonly name: string }>>>
  /** The states in which there are jobs, A to Z, each with its cities. */
  readonly states: ReadonlyArray<BoardState>
}

/** Nothing can be filtered by. */
export const noCatalogue: JobCatalogue = {
  options: { category: [], experience: [], location: [], workplace: [] },
  states: [],
}

const optionsIn = (groups: ReadonlyArray<FilterGroup>, id: GroupId): ReadonlyArray<FilterOption> =>
  groups.find((group) => group.id === id)?.options ?? []

/** The catalogue that groups of filters were drawn from. */
export function catalogueOf(groups: ReadonlyArray<FilterGroup>): JobCatalogue {
  const states = optionsIn(groups, 'location')
  return {
    options: {
      category: optionsIn(groups, 'category'),
      experience: optionsIn(groups, 'experience'),
      location: states.flatMap(({ children = [] }) => children),
      workplace: optionsIn(groups, 'workplace'),
    },
    states: states.map(({ value, name, children = [] }) => ({
      value,
      name,
      cities: children.map((city) => city.value),
    })),
  }
}
