import type { Totals } from './count-results.ts'
import type { Failure } from './list-failures.ts'

/** What one run of a suite gave; a suite that crashed has failed without naming what. */
export type Run = Totals & { readonly failures: ReadonlyArray<Failure> }

/** Something that was not the same in every run. */
export type Difference = { readonly what: string; readonly reason: string }

/** What differs between runs of the same tests: a test that failed in some of them, or another number of tests. */
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
