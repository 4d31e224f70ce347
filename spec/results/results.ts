import { readRecord } from '../read-record.ts'
import { writeWhole } from '../write-whole.ts'

/** Where examples run: `in-memory` or `in-browser`, which is the screen. */
export const assemblies = ['in-memory', 'in-browser'] as const
export type Assembly = (typeof assemblies)[number]

/** A run: when it began (ISO 8601, UTC), in which order, and of which version. */
export type Run = {
  readonly date: string
  readonly seed: string
  /** The commit in 40 hexadecimal digits; empty outside of a repository. */
  readonly commit: string
  /** Whether files differed from the commit. */
  readonly isDirty: boolean
}

/** Hashes of what an example was run with: its own words, the steps of its flow, and the machine of its flow. */
export type Made = { readonly words: string; readonly steps: string; readonly machine: string }

/** The last result of an example; `why` is what was wrong when it failed. */
export type Result = Run & { readonly hasPassed: boolean; readonly why: string; readonly of: Made }

/** The last result of each example that ever ran, by its key. */
export type Results = Readonly<Record<string, Result>>

const fileOf = (assembly: Assembly) => `out/results/${assembly}.json`

/** The results that were kept; none where nothing has run. */
export const readResults = (assembly: Assembly) =>
  (readRecord(fileOf(assembly), 'run npm run features') ?? {}) as Results

/**
 * Puts new results over those that were kept: what did not run keeps its last one.
 * @param there the keys of all examples that there are, where a run read them all; of others no result is kept. Null where
 * it read some.
 */
export function mergeInto(kept: Results, results: Results, there: ReadonlySet<string> | null): Results {
  const all = Object.entries({ ...kept, ...results })
  return Object.fromEntries(there ? all.filter(([key]) => there.has(key)) : all)
}

/** Keeps the results of a run; what `there` is, `mergeInto` says. */
export function mergeResults(assembly: Assembly, results: Results, there: ReadonlySet<string> | null): void {
  writeWhole(fileOf(assembly), JSON.stringify(mergeInto(readResults(assembly), results, there)))
}
