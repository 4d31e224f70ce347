import type { Difference } from './compare-versions.ts'
import { printFlows } from './print-flows.ts'
import { printFeatures, printRules } from './print-rules.ts'
import { printInterpretationChange, printRequirement } from './print-rows.ts'
import { bound, indent, most } from './print-words.ts'
import { formatSubjects, summarize } from './summarize.ts'

function section<T>(title: string, items: ReadonlyArray<T>, print: (item: T) => ReadonlyArray<string>, all: boolean) {
  const { shown, more } = bound(items, most.rules, all)
  const rest = more > 0 ? [`… and ${more} more (--all)`] : []
  return items.length === 0 ? [] : [title, ...indent([...shown.flatMap(print), ...rest]), '']
}

const elsewhere = 'everywhere'

export const listCapabilities = ({ features, rules, flows }: Difference): ReadonlyArray<string> =>
  [...new Set([...features, ...rules, ...flows].map(({ capability }) => capability))].toSorted()

export const within = ({ features, rules, flows }: Difference, capability: string) => {
  const isInCapability = (each: { readonly capability: string }) => each.capability === capability
  return {
    features: features.filter(isInCapability),
    rules: rules.filter(isInCapability),
    flows: flows.filter(isInCapability),
  }
}

function printCapability(difference: Difference, capability: string, all: boolean) {
  const { features, rules, flows } = within(difference, capability)
  const parts = [printFlows(flows, all), printRules(rules, all), printFeatures(features, all)]
  return [capability === '' ? elsewhere : capability, ...indent(parts.flat()), '']
}

export const printDifference = (difference: Difference, all: boolean): ReadonlyArray<string> => [
  `From ${difference.before}`,
  `to   ${difference.now}`,
  ...(difference.about.length > 0 ? [formatSubjects(difference.about)] : []),
  '',
  ...indent(summarize(difference).map(([name, words]) => name.padEnd(15) + words)),
  '',
  ...(difference.problems.length > 0 ? ['Not compared', ...indent(difference.problems), ''] : []),
  ...listCapabilities(difference).flatMap((capability) => printCapability(difference, capability, all)),
  ...section('Requirements', difference.requirements, printRequirement, all),
  ...section('Open readings', difference.readings, printInterpretationChange, all),
]
