import { existsSync, readFileSync } from 'node:fs'
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
export function readResults(assembly: Assembly): Results {
  const file = fileOf(assembly)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {}
}

/** Puts new results over those that were kept: what did not run keeps its last one. */
export function mergeResults(assembly: Assembly, results: Results): void {
  writeWhole(fileOf(assembly), JSON.stringify({ ...readResults(assembly), ...results }))
}
