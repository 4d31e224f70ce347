import { assemblies, type Assembly } from '../results/results.ts'
import type { Spec } from './gather.ts'
import { markup, nothing, type Markup } from './markup.ts'
import type { Case, Rule } from './read-features.ts'
import { nameOfAssembly, standingIn, worstOf, type Standing } from './standing.ts'

const words: Readonly<Record<Standing['kind'], string>> = {
  passed: 'passed',
  failed: 'failed',
  stale: 'stale',
  never: 'never run',
  elsewhere: 'not told here: only a screen tells it',
}

/** A word that says how something stands; its color only repeats it. */
export const writeMark = (verdict: Standing['kind']): Markup =>
  markup`<span class="mark mark-${verdict}">${words[verdict]}</span>`

export const markOfRule = (spec: Spec, { examples }: Rule): Markup => writeMark(worstOf(spec, examples))

type Told = { readonly standing: Standing; readonly count: number }

/** The cases of a rule that stand alike, how many of them there are, the most first. */
function groupAlike(spec: Spec, assembly: Assembly, { examples }: Rule): ReadonlyArray<Told> {
  const all = examples.flatMap((example) => example.cases.map((each) => standingIn(spec, assembly, each)))
  const groups = Map.groupBy(all, ({ kind, words: told }) => `${kind} ${told}`).values()
  return [...groups]
    .flatMap((group) => (group[0] ? [{ standing: group[0], count: group.length }] : []))
    .toSorted((one, other) => other.count - one.count)
}

function writeTold({ standing: { kind, words: told }, count: number }: Told, of: number): Markup {
  const many = of === 1 ? '' : number === of ? `${of === 2 ? 'both' : `all ${of}`} ` : `${number} of ${of} `
  return markup`<dd>${many}${writeMark(kind)}${told ? markup` <span class="when">${told}</span>` : nothing}</dd>`
}

/** The last results of the examples of a rule, as terms of a list: in memory, and on the screen. */
export function writeResults(spec: Spec, rule: Rule): Markup {
  const of = rule.examples.reduce((sum, { cases }) => sum + cases.length, 0)
  return markup`${assemblies.map(
    (assembly) =>
      markup`<div><dt>${nameOfAssembly[assembly]}</dt>${groupAlike(spec, assembly, rule).map((told) => writeTold(told, of))}</div>`,
  )}`
}

/** Whether the cases of a rule stand differently somewhere, so that each of them has to say how it stands. */
export const differsIn = (spec: Spec, rule: Rule) =>
  assemblies.some((assembly) => groupAlike(spec, assembly, rule).length > 1)

/** How one case stands, in a line. */
export function writeStanding(spec: Spec, each: Case): Markup {
  const told = assemblies.map((assembly) => ({ assembly, ...standingIn(spec, assembly, each) }))
  return markup`${told.map(
    ({ assembly, kind, why }) =>
      markup`<span class="standing">${nameOfAssembly[assembly]}: ${writeMark(kind)}${kind === 'failed' && why ? markup` <code class="why">${why}</code>` : nothing}</span> `,
  )}`
}
