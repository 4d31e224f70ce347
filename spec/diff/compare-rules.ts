import { compareLines, type Change } from './compare-lines.ts'
import { likeness, pairAlike } from './match-words.ts'
import { leftOf, pairByKeys, pairExamples, pairRules } from './match-rules.ts'
import type { Told, ToldExample, ToldFeature, ToldRule } from './read-rules.ts'

export type Status = 'came' | 'went' | 'changed'

export type ExampleChange = {
  readonly status: Status
  readonly title: Change
  readonly lines: ReadonlyArray<Change>
  readonly file: string
  readonly line: number
}

export type RuleChange = {
  readonly status: Status
  readonly capability: string
  readonly feature: string
  readonly title: Change
  readonly background: ReadonlyArray<Change>
  readonly requirements: ReadonlyArray<string>
  readonly requirementsCame: ReadonlyArray<string>
  readonly requirementsWent: ReadonlyArray<string>
  readonly examples: ReadonlyArray<ExampleChange>
  readonly from: ReadonlyArray<string>
  readonly file: string
  readonly line: number
}

export type FeatureChange = {
  readonly status: Status
  readonly capability: string
  readonly name: Change
  readonly narrative: Change | null
  readonly background: ReadonlyArray<Change>
  readonly file: string
}

const isWord = ({ before, now }: Change) => before !== now

const minus = (one: ReadonlyArray<string>, other: ReadonlyArray<string>) => one.filter((each) => !other.includes(each))

const idsOf = ({ requirements, examples }: ToldRule) => [
  ...new Set([...requirements, ...examples.flatMap((example) => example.requirements)]),
]

const linesAs = (lines: ReadonlyArray<string>, side: 'before' | 'now') =>
  lines.map((line): Change => ({ before: null, now: null, [side]: line }))

/** A change of the title alone is no change. */
function changeOfExample(one: ToldExample, other: ToldExample): ReadonlyArray<ExampleChange> {
  const { file, line } = other
  const title = { before: one.title, now: other.title }
  const lines = compareLines(one.lines, other.lines)
  return lines.length > 0 ? [{ status: 'changed', title, lines, file, line }] : []
}

const wholeExample = (status: 'came' | 'went', { title, lines, file, line }: ToldExample): ExampleChange => {
  const side = status === 'came' ? 'now' : 'before'
  return { status, title: { before: null, now: null, [side]: title }, lines: linesAs(lines, side), file, line }
}

type Pairs = {
  readonly rules: ReadonlyMap<ToldRule, ToldRule>
  readonly examples: ReadonlyMap<ToldExample, ToldExample>
  readonly back: ReadonlyMap<ToldExample, ToldExample>
}

const goneOf = ({ examples }: ToldRule, pairs: Pairs) =>
  examples.filter((each) => !pairs.examples.has(each)).map((each) => wholeExample('went', each))

const newOf = ({ examples }: ToldRule, { back }: Pairs) =>
  examples.flatMap((each) => {
    const former = back.get(each)
    return former ? changeOfExample(former, each) : [wholeExample('came', each)]
  })

function changeOfRule(one: ToldRule, other: ToldRule, pairs: Pairs): ReadonlyArray<RuleChange> {
  const { capability, feature, file, line } = other
  const change: RuleChange = {
    status: 'changed',
    capability,
    feature,
    file,
    line,
    title: { before: one.title, now: other.title },
    background: compareLines(one.background, other.background),
    requirements: [...new Set([...idsOf(other), ...idsOf(one)])],
    requirementsCame: minus(idsOf(other), idsOf(one)),
    requirementsWent: minus(idsOf(one), idsOf(other)),
    examples: [...newOf(other, pairs), ...goneOf(one, pairs)],
    from: [],
  }
  const { background, requirementsCame, requirementsWent, examples } = change
  const count = background.length + requirementsCame.length + requirementsWent.length + examples.length
  return isWord(change.title) || count > 0 ? [change] : []
}

function wholeRule(
  status: 'came' | 'went',
  rule: ToldRule,
  pairs: Pairs,
  owners: ReadonlyMap<ToldExample, ToldRule>,
): RuleChange {
  const { capability, feature, file, line, title, background } = rule
  const side = status === 'came' ? 'now' : 'before'
  const former = rule.examples.flatMap((each) => owners.get(pairs.back.get(each) ?? each)?.title ?? [])
  return {
    status,
    capability,
    feature,
    file,
    line,
    title: { before: null, now: null, [side]: title },
    background: linesAs(background, side),
    requirements: idsOf(rule),
    requirementsCame: status === 'came' ? idsOf(rule) : [],
    requirementsWent: status === 'went' ? idsOf(rule) : [],
    examples: status === 'came' ? newOf(rule, pairs) : goneOf(rule, pairs),
    from: status === 'came' ? [...new Set(former)].filter((name) => name !== '') : [],
  }
}

/** In the order of the new version. Moves, file renames and order are ignored. */
export function compareRules(before: Told, now: Told): ReadonlyArray<RuleChange> {
  const rules = pairRules(before.rules, now.rules)
  const examples = pairExamples(before.rules, now.rules, rules)
  const pairs = { rules, examples, back: new Map([...examples].map(([one, other]) => [other, one])) }
  const owners = new Map(before.rules.flatMap((rule) => rule.examples.map((each) => [each, rule] as const)))
  const former = new Map([...rules].map(([one, other]) => [other, one]))
  const gone = before.rules.filter((rule) => !rules.has(rule))
  return [
    ...now.rules.flatMap((rule) => {
      const one = former.get(rule)
      return one ? changeOfRule(one, rule, pairs) : [wholeRule('came', rule, pairs, owners)]
    }),
    ...gone.map((rule) => wholeRule('went', rule, pairs, owners)),
  ]
}

function changeOfFeature(one: ToldFeature, other: ToldFeature): ReadonlyArray<FeatureChange> {
  const { capability, file } = other
  const [name, narrative] = [
    { before: one.name, now: other.name },
    { before: one.narrative, now: other.narrative },
  ]
  const background = compareLines(one.background, other.background)
  if (!isWord(name) && !isWord(narrative) && background.length === 0) return []
  return [{ status: 'changed', capability, file, name, narrative: isWord(narrative) ? narrative : null, background }]
}

const wholeFeature = (
  status: 'came' | 'went',
  { capability, file, name, narrative, background }: ToldFeature,
): FeatureChange => {
  const side = status === 'came' ? 'now' : 'before'
  const as = (text: string): Change => ({ before: null, now: null, [side]: text })
  return { status, capability, file, name: as(name), narrative: as(narrative), background: linesAs(background, side) }
}

export function compareFeatures(before: Told, now: Told): ReadonlyArray<FeatureChange> {
  const [old, recent] = [before.features, now.features]
  const found = pairByKeys(old, recent, [
    ({ name, file }) => `${name}\n${file}`,
    ({ name }) => name,
    ({ narrative }) => narrative || null,
    ({ file }) => file,
  ])
  const rest = leftOf(old, recent, found)
  const alike = pairAlike(rest.before, rest.now, (one, other) => likeness(one.narrative, other.narrative))
  const all = new Map([...found, ...alike])
  const left = leftOf(old, recent, all)
  return [
    ...[...all].flatMap(([one, other]) => changeOfFeature(one, other)),
    ...left.now.map((each) => wholeFeature('came', each)),
    ...left.before.map((each) => wholeFeature('went', each)),
  ]
}
