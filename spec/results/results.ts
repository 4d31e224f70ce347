import { readRecord, writeFileAtomic } from '../files.ts'

export const assemblies = ['in-memory', 'in-browser'] as const
export type Assembly = (typeof assemblies)[number]

/** `date` is ISO 8601 in UTC. */
export type Run = {
  readonly date: string
  readonly seed: string
  /** 40 hexadecimal digits; empty outside of a repository. */
  readonly commit: string
  readonly isDirty: boolean
}

export type SourceHashes = { readonly words: string; readonly steps: string; readonly machine: string }

export type Result = Run & { readonly hasPassed: boolean; readonly why: string; readonly of: SourceHashes }

export type Results = Readonly<Record<string, Result>>

const getResultsFile = (assembly: Assembly) => `out/results/${assembly}.json`

export const readResults = (assembly: Assembly) =>
  (readRecord(getResultsFile(assembly), 'run npm run features') ?? {}) as Results

/** @param there the keys of all examples; results of others are dropped. Null after a partial run */
export function mergeInto(kept: Results, results: Results, there: ReadonlySet<string> | null): Results {
  const all = Object.entries({ ...kept, ...results })
  return Object.fromEntries(there ? all.filter(([key]) => there.has(key)) : all)
}

export function mergeResults(assembly: Assembly, results: Results, there: ReadonlySet<string> | null): void {
  writeFileAtomic(getResultsFile(assembly), JSON.stringify(mergeInto(readResults(assembly), results, there)))
}
