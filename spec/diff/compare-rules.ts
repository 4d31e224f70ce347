import { compareLines, type Change } from './compare-lines.ts'
import { likeness, pairAlike } from './match-words.ts'
import { filterUnpaired, pairByKeys, pairExamples, pairRules } from './match-rules.ts'
import type { FeatureSet, ComparableExample, ComparableFeature, ComparableRule } from './read-rules.ts'

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
  readonly addedRequirements: ReadonlyArray<string>
  readonly removedRequirements: ReadonlyArray<string>
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

const listRequirementIds = ({ requirements, examples }: ComparableRule) => [
  ...new Set([...requirements, ...examples.flatMap((example) => example.requirements)]),
]

const toLineChanges = (lines: ReadonlyArray<string>, side: 'before' | 'now') =>
  lines.map((line): Change => ({ before: null, now: null, [side]: line }))

/** A change of the title alone is no change. */
function compareExample(one: ComparableExample, other: ComparableExample): ReadonlyArray<ExampleChange> {
  const { file, line } = other
  const title = { before: one.title, now: other.title }
  const lines = compareLines(one.lines, other.lines)
  return lines.length > 0 ? [{ status: 'changed', title, lines, file, line }] : []
}

const createExampleChange = (
  status: 'came' | 'went',
  { title, lines, file, line }: ComparableExample,
): ExampleChange => {
  const side = status === 'came' ? 'now' : 'before'
  return { status, title: { before: null, now: null, [side]: title }, lines: toLineChanges(lines, side), file, line }
}

type Pairs = {
  readonly rules: ReadonlyMap<ComparableRule, ComparableRule>
  readonly examples: ReadonlyMap<ComparableExample, ComparableExample>
  readonly back: ReadonlyMap<ComparableExample, ComparableExample>
}

const listRemovedExamples = ({ examples }: ComparableRule, pairs: Pairs) =>
  examples.filter((each) => !pairs.examples.has(each)).map((each) => createExampleChange('went', each))

const listExampleChanges = ({ examples }: ComparableRule, { back }: Pairs) =>
  examples.flatMap((each) => {
    const former = back.get(each)
    return former ? compareExample(former, each) : [createExampleChange('came', each)]
  })

function compareRule(one: ComparableRule, other: ComparableRule, pairs: Pairs): ReadonlyArray<RuleChange> {
  const { capability, feature, file, line } = other
  const change: RuleChange = {
    status: 'changed',
    capability,
    feature,
    file,
    line,
    title: { before: one.title, now: other.title },
    background: compareLines(one.background, other.background),
    requirements: [...new Set([...listRequirementIds(other), ...listRequirementIds(one)])],
    addedRequirements: minus(listRequirementIds(other), listRequirementIds(one)),
    removedRequirements: minus(listRequirementIds(one), listRequirementIds(other)),
    examples: [...listExampleChanges(other, pairs), ...listRemovedExamples(one, pairs)],
    from: [],
  }
  const { background, addedRequirements, removedRequirements, examples } = change
  const count = background.length + addedRequirements.length + removedRequirements.length + examples.length
  return isWord(change.title) || count > 0 ? [change] : []
}

function createRuleChange(
  status: 'came' | 'went',
  rule: ComparableRule,
  pairs: Pairs,
  owners: ReadonlyMap<ComparableExample, ComparableRule>,
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
    background: toLineChanges(background, side),
    requirements: listRequirementIds(rule),
    addedRequirements: status === 'came' ? listRequirementIds(rule) : [],
    removedRequirements: status === 'went' ? listRequirementIds(rule) : [],
    examples: status === 'came' ? listExampleChanges(rule, pairs) : listRemovedExamples(rule, pairs),
    from: status === 'came' ? [...new Set(former)].filter((name) => name !== '') : [],
  }
}

/** In the order of the new version. Moves, file renames and order are ignored. */
export function compareRules(before: FeatureSet, now: FeatureSet): ReadonlyArray<RuleChange> {
  const rules = pairRules(before.rules, now.rules)
  const examples = pairExamples(before.rules, now.rules, rules)
  const pairs = { rules, examples, back: new Map([...examples].map(([one, other]) => [other, one])) }
  const owners = new Map(before.rules.flatMap((rule) => rule.examples.map((each) => [each, rule] as const)))
  const former = new Map([...rules].map(([one, other]) => [other, one]))
  const gone = before.rules.filter((rule) => !rules.has(rule))
  return [
    ...now.rules.flatMap((rule) => {
      const one = former.get(rule)
      return one ? compareRule(one, rule, pairs) : [createRuleChange('came', rule, pairs, owners)]
    }),
    ...gone.map((rule) => createRuleChange('went', rule, pairs, owners)),
  ]
}

function compareFeature(one: ComparableFeature, other: ComparableFeature): ReadonlyArray<FeatureChange> {
  const { capability, file } = other
  const [name, narrative] = [
    { before: one.name, now: other.name },
    { before: one.narrative, now: other.narrative },
  ]
  const background = compareLines(one.background, other.background)
  if (!isWord(name) && !isWord(narrative) && background.length === 0) return []
  return [{ status: 'changed', capability, file, name, narrative: isWord(narrative) ? narrative : null, background }]
}

const createFeatureChange = (
  status: 'came' | 'went',
  { capability, file, name, narrative, background }: ComparableFeature,
): FeatureChange => {
  const side = status === 'came' ? 'now' : 'before'
  const as = (text: string): Change => ({ before: null, now: null, [side]: text })
  return {
    status,
    capability,
    file,
    name: as(name),
    narrative: as(narrative),
    background: toLineChanges(background, side),
  }
}

export function compareFeatures(before: FeatureSet, now: FeatureSet): ReadonlyArray<FeatureChange> {
  const [old, recent] = [before.features, now.features]
  const found = pairByKeys(old, recent, [
    ({ name, file }) => `${name}\n${file}`,
    ({ name }) => name,
    ({ narrative }) => narrative || null,
    ({ file }) => file,
  ])
  const rest = filterUnpaired(old, recent, found)
  const alike = pairAlike(rest.before, rest.now, (one, other) => likeness(one.narrative, other.narrative))
  const all = new Map([...found, ...alike])
  const left = filterUnpaired(old, recent, all)
  return [
    ...[...all].flatMap(([one, other]) => compareFeature(one, other)),
    ...left.now.map((each) => createFeatureChange('came', each)),
    ...left.before.map((each) => createFeatureChange('went', each)),
  ]
}
