import type { ExampleChange, FeatureChange, RuleChange } from './compare-rules.ts'
import { bound, indent, most, printChange, printMarked, getStatusSign } from './print-words.ts'
import type { Change } from './compare-lines.ts'
import { count } from '../report.ts'

const formatTitleChange = ({ before, now }: Change) =>
  before !== null && now !== null && before !== now ? printMarked(before, now) : (now ?? before ?? '')

const more = (number: number, noun: string) => (number > 0 ? [`… and ${count(number, `more ${noun}`)} (--all)`] : [])

function printExample({ status, title, lines }: ExampleChange, all: boolean) {
  const { shown, more: rest } = bound(lines, status === 'changed' || all ? most.others : 0, all)
  const lead = `${getStatusSign(status)} Example: ${formatTitleChange(title)}`
  return [lead, ...indent([...shown.flatMap(printChange), ...(status === 'changed' ? more(rest, 'line') : [])], 4)]
}

const named = (lead: string, ids: ReadonlyArray<string>) => (ids.length > 0 ? [`${lead}: ${ids.join(', ')}`] : [])

function printIds({ status, addedRequirements, removedRequirements, from }: RuleChange) {
  if (status !== 'changed')
    return named(
      'its examples stood under',
      from.map((title) => `“${title}”`),
    )
  return [...named('now names', addedRequirements), ...named('no longer names', removedRequirements)]
}

function printRule(rule: RuleChange, all: boolean) {
  const { shown, more: rest } = bound(rule.examples, most.others, all)
  const title = formatTitleChange(rule.title)
  const below = [
    ...(rule.status === 'changed' || all ? rule.background : []).flatMap(printChange),
    ...shown.flatMap((example) => printExample(example, all)),
    ...more(rest, 'example'),
    ...printIds(rule),
  ]
  return [
    `${getStatusSign(rule.status)} ${title === '' ? `(examples of “${rule.feature}”)` : title}`,
    ...indent([...below, `${rule.file}:${rule.line}`], 4),
  ]
}

export function printRules(rules: ReadonlyArray<RuleChange>, all: boolean): ReadonlyArray<string> {
  const { shown, more: rest } = bound(rules, most.rules, all)
  return rules.length === 0
    ? []
    : ['Rules', ...indent([...shown.flatMap((rule) => printRule(rule, all)), ...more(rest, 'rule')])]
}

function printFeature({ status, name, narrative, background }: FeatureChange) {
  const below =
    status === 'changed' ? [...(narrative ? printChange(narrative) : []), ...background.flatMap(printChange)] : []
  return [`${getStatusSign(status)} ${formatTitleChange(name)}`, ...indent(below, 4)]
}

export function printFeatures(features: ReadonlyArray<FeatureChange>, all: boolean): ReadonlyArray<string> {
  const { shown, more: rest } = bound(features, most.rules, all)
  return features.length === 0
    ? []
    : ['Features', ...indent([...shown.flatMap(printFeature), ...more(rest, 'feature')])]
}
