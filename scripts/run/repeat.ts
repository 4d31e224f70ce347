import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Totals } from '../suites/count-results.ts'
import type { Failure } from '../suites/list-failures.ts'

export type Result = { readonly suite: string; readonly totals: Totals; readonly failures: ReadonlyArray<Failure> }

export type Unsteady = {
  readonly suite: string
  readonly name: string
  readonly reason: string
  readonly alone: ReadonlyArray<string>
}

export type RunAlone = (suite: string, alone: ReadonlyArray<string>) => Promise<boolean>

/** More failures than this have a common cause, not chance, so none is repeated. */
export const maxRepeated = 20

export function toRepeat(results: ReadonlyArray<Result>) {
  const all = results.flatMap(({ suite, failures }) => failures.map((failure) => ({ suite, ...failure })))
  return all.length > maxRepeated ? [] : all.flatMap(({ alone, ...rest }) => (alone ? [{ ...rest, alone }] : []))
}

export async function findUnsteady(results: ReadonlyArray<Result>, runAlone: RunAlone): Promise<Unsteady[]> {
  const ended = new Map<string, boolean>()
  const unsteady: Unsteady[] = []
  for (const { suite, alone, name, reason } of toRepeat(results)) {
    const key = [suite, ...alone].join('\n')
    const passes = ended.get(key) ?? (await runAlone(suite, alone))
    ended.set(key, passes)
    if (passes) unsteady.push({ suite, name, reason, alone })
  }
  return unsteady
}

export function forgive(result: Result, unsteady: ReadonlyArray<Unsteady>): Result {
  const isUnsteady = ({ name, alone = [] }: Failure) =>
    unsteady.some(
      (each) => each.suite === result.suite && each.name === name && each.alone.join('\n') === alone.join('\n'),
    )
  const left = result.failures.filter((failure) => !isUnsteady(failure))
  const forgiven = result.failures.length - left.length
  const { passed, failed } = result.totals
  return { ...result, failures: left, totals: { passed: passed + forgiven, failed: failed - forgiven } }
}

export function storeUnsteady(
  file: string,
  unsteady: ReadonlyArray<Unsteady>,
  run: { seed: string; date: string; load: number },
) {
  const known: unknown[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const added = unsteady.map((each) => ({ ...each, ...run }))
  writeFileSync(file, `${JSON.stringify([...known, ...added], null, 2)}\n`)
}
