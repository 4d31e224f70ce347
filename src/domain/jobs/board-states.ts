import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { compareText } from '../text/compare-text.ts'
import { foldText } from '../text/fold-text.ts'
import type { StateCities } from './job-criteria.ts'

export type BoardState = StateCities & { readonly name: string }

export function listJobStates(postings: readonly JobPostingHeader[], cityKeys: readonly string[]): BoardState[] {
  const names = new Map<string, string>()
  for (const { State } of postings) if (!names.has(foldText(State))) names.set(foldText(State), (State ?? '').trim())
  const cities = Map.groupBy(cityKeys, (key) => key.slice(key.indexOf('|') + 1))
  return Array.from(cities, ([value, keys]) => ({ value, name: names.get(value) ?? value, cities: keys })).sort(
    (a, b) => compareText(a.name, b.name),
  )
}
