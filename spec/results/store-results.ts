import { execFileSync } from 'node:child_process'
import type { Envelope } from '@cucumber/messages'
import { readFlowHashes, type FlowHashes } from './source-hashes.ts'
import { listRunKeys } from './names-of-run.ts'
import { readOutcomes } from './read-outcomes.ts'
import { mergeResults, type Assembly, type Result, type Run } from './results.ts'

function git(...args: ReadonlyArray<string>): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

export const headCommit = () => git('rev-parse', 'HEAD')

export const headVersion = () => ({ commit: headCommit(), isDirty: git('status', '--porcelain') !== '' })

export type RunContext = { readonly run: Run; readonly flows: FlowHashes }

export const startRun = (seed: string): RunContext => ({
  run: {
    date: new Date().toISOString(),
    seed,
    ...headVersion(),
  },
  flows: readFlowHashes(),
})

/** @param isWhole whether all features were read; only then are results of removed examples dropped */
export function storeResults(
  assembly: Assembly,
  { run, flows }: RunContext,
  envelopes: ReadonlyArray<Envelope>,
  isWhole: boolean,
): void {
  const results = readOutcomes(envelopes).map(({ key, file, hasPassed, why, words }) => {
    const result: Result = { ...run, hasPassed, why, of: { words, ...flows.computeSourceHashes(file) } }
    return [key, result] as const
  })
  mergeResults(assembly, Object.fromEntries(results), isWhole ? new Set(listRunKeys(envelopes).values()) : null)
}
