import type { BoardState } from './board-states.ts'
import type { FilterGroup } from './filter-groups.ts'
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

const optionsIn = (groups: ReadonlyArray<FilterGroup>, id: GroupId) =>
  groups.find((group) => group.id === id)?.options ?? []

const named = (options: ReadonlyArray<{ readonly value: string; readonly name: string }>) =>
  options.map(({ value, name }) => ({ value, name }))

/** The catalogue that groups of filters were drawn from; what is counted or checked in them is no part of it. */
export function catalogueOf(groups: ReadonlyArray<FilterGroup>): JobCatalogue {
  const states = optionsIn(groups, 'location')
  return {
    options: {
      category: named(optionsIn(groups, 'category')),
      experience: named(optionsIn(groups, 'experience')),
      location: named(states.flatMap(({ children = [] }) => children)),
      workplace: named(optionsIn(groups, 'workplace')),
    },
    states: states.map(({ value, name, children = [] }) => ({
      value,
      name,
      cities: children.map((city) => city.value),
    })),
  }
}
