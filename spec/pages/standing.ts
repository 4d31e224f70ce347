import { changedSince, sayChanged } from '../results/changed-since.ts'
import { assemblies, type Assembly, type Made, type Result } from '../results/results.ts'
import type { Spec } from './gather.ts'
import type { Case, Example } from './read-features.ts'

/** After a change, a pass becomes `stale`; a failure becomes `failed-before` and stays a failure until the next run. */
export type Standing = {
  readonly kind: 'passed' | 'failed' | 'failed-before' | 'stale' | 'never' | 'elsewhere'
  readonly words: string
  readonly why: string
}

const day = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
  hourCycle: 'h23',
})

export const inWords = (date: Date) => `${day.format(date)} UTC`

export const nameOfAssembly: Readonly<Record<Assembly, string>> = {
  'in-memory': 'In memory',
  'in-browser': 'On the screen',
}

const versionOf = ({ commit, isDirty }: Result, head: string) => {
  if (commit === '') return ''
  const name = commit === head ? `commit ${commit.slice(0, 8)}` : `another commit, ${commit.slice(0, 8)}`
  return `, ${name}${isDirty ? ' with changes that were not committed' : ''}`
}

const toldOf = (result: Result, head: string) =>
  `${inWords(new Date(result.date))}, seed ${result.seed}${versionOf(result, head)}`

export function standingOf(result: Result | undefined, now: Made, head: string): Standing {
  if (!result) return { kind: 'never', words: '', why: '' }
  const changed = changedSince(result.of, now)
  const told = toldOf(result, head)
  const { hasPassed, why } = result
  if (changed.length === 0) return { kind: hasPassed ? 'passed' : 'failed', words: told, why }
  return {
    kind: hasPassed ? 'stale' : 'failed-before',
    words: `${hasPassed ? 'passed ' : ''}${told}; ${sayChanged(changed)}`,
    why,
  }
}

export function standingIn(spec: Spec, assembly: Assembly, { key, of, isOnScreen }: Case): Standing {
  if (assembly === 'in-memory' && isOnScreen) return { kind: 'elsewhere', words: '', why: '' }
  return standingOf(spec.results[assembly][key], of, spec.commit)
}

export type Verdict = Exclude<Standing['kind'], 'elsewhere'>

/** Over all assemblies: any failure wins, even an old one, then a fresh pass, then stale, then never. */
export function verdictOf(spec: Spec, each: Case): Verdict {
  const kinds = assemblies.map((assembly) => standingIn(spec, assembly, each).kind)
  return (['failed', 'failed-before', 'passed', 'stale'] as const).find((kind) => kinds.includes(kind)) ?? 'never'
}

export const verdictsOf = (spec: Spec, examples: ReadonlyArray<Example>): ReadonlyArray<Verdict> =>
  examples.flatMap((each) => each.cases.map((row) => verdictOf(spec, row)))
