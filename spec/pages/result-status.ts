import { changedSince, formatChangedParts } from '../results/changed-since.ts'
import { assemblies, type Assembly, type SourceHashes, type Result } from '../results/results.ts'
import type { Spec } from './gather.ts'
import type { Case, Example } from './read-features.ts'

/** After a change, a pass becomes `stale`; a failure becomes `failed-before` and stays a failure until the next run. */
export type ResultStatus = {
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

export const assemblyNames: Readonly<Record<Assembly, string>> = {
  'in-memory': 'In memory',
  'in-browser': 'On the screen',
}

const formatVersion = ({ commit, isDirty }: Result, head: string) => {
  if (commit === '') return ''
  const name = commit === head ? `commit ${commit.slice(0, 8)}` : `another commit, ${commit.slice(0, 8)}`
  return `, ${name}${isDirty ? ' with changes that were not committed' : ''}`
}

const formatRunDetails = (result: Result, head: string) =>
  `${inWords(new Date(result.date))}, seed ${result.seed}${formatVersion(result, head)}`

export function getResultStatus(result: Result | undefined, now: SourceHashes, head: string): ResultStatus {
  if (!result) return { kind: 'never', words: '', why: '' }
  const changed = changedSince(result.of, now)
  const told = formatRunDetails(result, head)
  const { hasPassed, why } = result
  if (changed.length === 0) return { kind: hasPassed ? 'passed' : 'failed', words: told, why }
  return {
    kind: hasPassed ? 'stale' : 'failed-before',
    words: `${hasPassed ? 'passed ' : ''}${told}; ${formatChangedParts(changed)}`,
    why,
  }
}

export function getCaseStatus(spec: Spec, assembly: Assembly, { key, of, isOnScreen }: Case): ResultStatus {
  if (assembly === 'in-memory' && isOnScreen) return { kind: 'elsewhere', words: '', why: '' }
  return getResultStatus(spec.results[assembly][key], of, spec.commit)
}

export type Verdict = Exclude<ResultStatus['kind'], 'elsewhere'>

/** Over all assemblies: any failure wins, even an old one, then a fresh pass, then stale, then never. */
export function getVerdict(spec: Spec, each: Case): Verdict {
  const kinds = assemblies.map((assembly) => getCaseStatus(spec, assembly, each).kind)
  return (['failed', 'failed-before', 'passed', 'stale'] as const).find((kind) => kinds.includes(kind)) ?? 'never'
}

export const listVerdicts = (spec: Spec, examples: ReadonlyArray<Example>): ReadonlyArray<Verdict> =>
  examples.flatMap((each) => each.cases.map((row) => getVerdict(spec, row)))
