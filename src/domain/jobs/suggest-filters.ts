import { listActiveFilters } from './active-filters.ts'
import { countBits } from '../search/bits.ts'
import { setFilters, type GroupId, type JobCriteria } from './job-criteria.ts'
import { combine, type JobMatches } from './match-jobs.ts'
import type { JobBoard } from './open-board.ts'

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
