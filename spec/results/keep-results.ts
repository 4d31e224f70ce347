import { execFileSync } from 'node:child_process'
import type { Envelope } from '@cucumber/messages'
import { findFlows, type Flows } from './made-of.ts'
import { keysOfRun } from './names-of-run.ts'
import { readOutcomes } from './read-outcomes.ts'
import { mergeResults, type Assembly, type Result, type Run } from './results.ts'

function git(...args: ReadonlyArray<string>): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** The commit that is checked out; empty outside of a repository. */
export const headCommit = () => git('rev-parse', 'HEAD')

/** The version that is worked on now: its commit, and whether files differ from it. */
export const headVersion = () => ({ commit: headCommit(), isDirty: git('status', '--porcelain') !== '' })

/** A run that has begun, and what everything was made of at its start. */
export type Begun = { readonly run: Run; readonly flows: Flows }

/** A run that begins now. */
export const beginRun = (seed: string): Begun => ({
  run: {
    date: new Date().toISOString(),
    seed,
    ...headVersion(),
  },
  flows: findFlows(),
})

/**
 * Keeps what came of each example of a run for the pages of `npm run docs`.
 * @param isWhole whether the run read every feature: then results of examples that are no longer there are taken out
 */
export function keepResults(
  assembly: Assembly,
  { run, flows }: Begun,
  envelopes: ReadonlyArray<Envelope>,
  isWhole: boolean,
): void {
  const results = readOutcomes(envelopes).map(({ key, file, hasPassed, why, words }) => {
    const result: Result = { ...run, hasPassed, why, of: { words, ...flows.madeOf(file) } }
    return [key, result] as const
  })
  mergeResults(assembly, Object.fromEntries(results), isWhole ? new Set(keysOfRun(envelopes).values()) : null)
}
