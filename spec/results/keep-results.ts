import { execFileSync } from 'node:child_process'
import type { Envelope } from '@cucumber/messages'
import { findFlows } from './made-of.ts'
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

/** A run that begins now. */
export const beginRun = (seed: string): Run => ({
  date: new Date().toISOString(),
  seed,
  commit: headCommit(),
  isDirty: git('status', '--porcelain') !== '',
})

/** Keeps what came of each example of a run for the pages of `npm run docs`. */
export function keepResults(assembly: Assembly, run: Run, envelopes: ReadonlyArray<Envelope>): void {
  const { madeOf } = findFlows()
  const results = readOutcomes(envelopes).map(({ key, file, hasPassed, why, words }) => {
    const result: Result = { ...run, hasPassed, why, of: { words, ...madeOf(file) } }
    return [key, result] as const
  })
  mergeResults(assembly, Object.fromEntries(results))
}
