import type { Totals } from './count-results.ts'
import type { Failure } from './list-failures.ts'

export type Run = Totals & { readonly failures: ReadonlyArray<Failure> }

export type Difference = { readonly what: string; readonly reason: string }

export function compareRuns(runs: ReadonlyArray<Run>): Difference[] {
  const names = new Set(runs.flatMap(({ failures }) => failures.map(({ name }) => name)))
  const unsteady = [...names].flatMap((name) => {
    const failed = runs.flatMap(({ failures }) => failures.find((failure) => failure.name === name) ?? [])
    if (failed.length === runs.length) return []
    return [{ what: `${name} failed in ${failed.length} of ${runs.length} runs`, reason: failed[0]?.reason ?? '' }]
  })
  const counts = runs.map(({ passed, failed }) => passed + failed)
  if (new Set(counts).size <= 1) return unsteady
  return [...unsteady, { what: `the runs had ${counts.join(', ')} tests`, reason: '' }]
}
