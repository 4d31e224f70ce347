import { assemblies, type Assembly } from '../results/results.ts'
import type { Spec } from './gather.ts'
import { markup, emptyMarkup, type Markup } from './markup.ts'
import type { Case, Rule } from './read-features.ts'
import { assemblyNames, getCaseStatus, listVerdicts, type ResultStatus, type Verdict } from './result-status.ts'

const words: Readonly<Record<ResultStatus['kind'], string>> = {
  passed: 'passed',
  failed: 'failed',
  'failed-before': 'failed (before a change)',
  stale: 'stale',
  never: 'never run',
  elsewhere: 'not told here: only a screen tells it',
}

export const writeMark = (verdict: ResultStatus['kind']): Markup =>
  markup`<span class="mark mark-${verdict}">${words[verdict]}</span>`

function summarizeVerdicts(verdicts: ReadonlyArray<Verdict>): readonly [Verdict, string] {
  const worst = order.find((verdict) => verdicts.includes(verdict)) ?? 'never'
  const alike = verdicts.filter((verdict) => verdict === worst).length
  if (alike === verdicts.length) return [worst, words[worst]]
  if (worst === 'never') return [worst, `${verdicts.length - alike} of ${verdicts.length} ran`]
  return [worst, `${alike} of ${verdicts.length} ${words[worst]}`]
}

const order: ReadonlyArray<Verdict> = ['failed', 'failed-before', 'never', 'stale', 'passed']

export function renderRuleMark(spec: Spec, { examples }: Rule): Markup {
  const [verdict, says] = summarizeVerdicts(listVerdicts(spec, examples))
  return markup`<span class="mark mark-${verdict}">${says}</span>`
}

type StatusCount = { readonly standing: ResultStatus; readonly count: number }

function groupAlike(spec: Spec, assembly: Assembly, { examples }: Rule): ReadonlyArray<StatusCount> {
  const all = examples.flatMap((example) => example.cases.map((each) => getCaseStatus(spec, assembly, each)))
  const groups = Map.groupBy(all, ({ kind, words: told }) => `${kind} ${told}`).values()
  return [...groups]
    .flatMap((group) => (group[0] ? [{ standing: group[0], count: group.length }] : []))
    .toSorted((one, other) => other.count - one.count)
}

function writeStatusCount({ standing: { kind, words: told }, count: number }: StatusCount, of: number): Markup {
  const many = of === 1 ? '' : number === of ? `${of === 2 ? 'both' : `all ${of}`} ` : `${number} of ${of} `
  return markup`<dd>${many}${writeMark(kind)}${told ? markup` <span class="when">${told}</span>` : emptyMarkup}</dd>`
}

export function writeResults(spec: Spec, rule: Rule): Markup {
  const of = rule.examples.reduce((sum, { cases }) => sum + cases.length, 0)
  return markup`${assemblies.map(
    (assembly) =>
      markup`<div><dt>${assemblyNames[assembly]}</dt>${groupAlike(spec, assembly, rule).map((told) => writeStatusCount(told, of))}</div>`,
  )}`
}

export const isFailure = (kind: ResultStatus['kind']) => kind === 'failed' || kind === 'failed-before'

export const hasDifferentResults = (spec: Spec, rule: Rule) =>
  assemblies.some((assembly) => {
    const groups = groupAlike(spec, assembly, rule)
    return groups.length > 1 || groups.some(({ standing }) => isFailure(standing.kind))
  })

export function writeCaseStatus(spec: Spec, each: Case): Markup {
  const told = assemblies.map((assembly) => ({ assembly, ...getCaseStatus(spec, assembly, each) }))
  return markup`${told.map(
    ({ assembly, kind, why }) =>
      markup`<span class="standing">${assemblyNames[assembly]}: ${writeMark(kind)}${isFailure(kind) && why ? markup` <code class="why">${why}</code>` : emptyMarkup}</span> `,
  )}`
}
