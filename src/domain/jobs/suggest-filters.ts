import { activeFiltersOf } from './active-filters.ts'
import { countBits } from '../search/bits.ts'
import { setFilters, type GroupId, type JobCriteria } from './job-criteria.ts'
import { combine, type JobMatches } from './match-jobs.ts'
import type { JobBoard } from './open-board.ts'

/** Fewer filters that match jobs: the criteria to apply, how many jobs they match, and the names of the filters left. */
export type FilterSuggestion = {
  readonly criteria: JobCriteria
  readonly total: number
  readonly names: readonly string[]
  /** What is said above them (J4.7-04). */
  readonly title: string
}

const dropOrder: readonly GroupId[] = ['workplace', 'location', 'experience', 'category']

/** All choices of `size` items, in the order of the items. */
const choose = <Item>(items: readonly Item[], size: number): Item[][] =>
  size === 0 ? [[]] : items.flatMap((item, at) => choose(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]))

/**
 * Finds the fewest groups to leave out so that jobs match, when none does and saved is not checked (J4.7-01 to J4.7-09).
 * The keyword stays; null when nothing helps.
 */
export function suggestFilters(board: JobBoard, criteria: JobCriteria, matches: JobMatches): FilterSuggestion | null {
  if (criteria.saved || countBits(combine(matches)) > 0) return null
  const active = dropOrder.filter((group) => matches.groups[group] !== null)
  for (const dropped of active.flatMap((_, at) => choose(active, at + 1))) {
    const total = countBits(combine(matches, dropped))
    if (total === 0) continue
    const reduced = dropped.reduce((rest, group) => setFilters(rest, group, []), criteria)
    const names = activeFiltersOf(board, reduced).map(({ name }) => name)
    return { criteria: reduced, total, names, title: `Found ${total} Results with these filters` }
  }
  return null
}
