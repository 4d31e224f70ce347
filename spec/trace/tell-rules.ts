import type { Feature, Scenario } from '@cucumber/messages'
import { examplesOf, rulesOf } from '../lint/shape.ts'
import type { Mention } from '../mention.ts'
import { parseFeature } from '../parse-feature.ts'
import type { Source } from '../read-sources.ts'
import type { Place } from '../taken/read-taken.ts'

/** An example: `rows` is how often it runs by its tables, 0 when it has none; `isOnScreenOnly` whether memory leaves it out. */
export type ToldExample = Place & { readonly rows: number; readonly isOnScreenOnly: boolean }

/** A rule, or an example that names a requirement by itself, with the examples that tell it. */
export type ToldRule = Place & { readonly examples: ReadonlyArray<ToldExample> }

type Tagged = { readonly tags: ReadonlyArray<{ readonly name: string; readonly location: { readonly line: number } }> }

const carries = ({ tags }: Tagged, line: number) => tags.some(({ location }) => location.line === line)

const isOnScreen = ({ tags }: Tagged) => tags.some(({ name }) => name === '@screen')

const toExample = (file: string, above: Tagged, scenario: Scenario): ToldExample => ({
  title: scenario.name,
  file,
  line: scenario.location.line,
  rows: scenario.examples.reduce((count, { tableBody }) => count + tableBody.length, 0),
  isOnScreenOnly: isOnScreen(above) || isOnScreen(scenario),
})

/** What a feature says where a tag stands: a rule with its examples, or the rule of an example with that example alone. */
function readAt(feature: Feature, { file, by, line }: Mention): ToldRule | null {
  for (const rule of rulesOf(feature)) {
    const scenarios = examplesOf(rule)
    const told = scenarios.filter((each) => carries(each, line) || each.examples.some((table) => carries(table, line)))
    const isRule = by === 'rule' && carries(rule, line)
    if (isRule || told.length > 0) {
      const above = { tags: [...feature.tags, ...rule.tags] }
      const examples = (isRule ? scenarios : told).map((scenario) => toExample(file, above, scenario))
      return { title: rule.name, file, line: rule.location.line, examples }
    }
  }
  return null
}

/** Features by the paths of their files. */
export type Features = ReadonlyMap<string, Feature>

export const parseFeatures = (sources: ReadonlyArray<Source>): Features =>
  new Map(
    sources.flatMap(({ file, text }) => {
      const { feature } = parseFeature(file, text).document
      return feature ? [[file, feature] as const] : []
    }),
  )

/**
 * The rules that say a requirement: those that name it, with all their examples, and those of the examples that name it,
 * with these alone.
 * @param mentions the tags that name it
 */
export function tellRules(features: Features, mentions: ReadonlyArray<Mention>): ReadonlyArray<ToldRule> {
  const told = mentions.flatMap((mention) => {
    const feature = features.get(mention.file)
    return (feature && readAt(feature, mention)) ?? []
  })
  const rules = Map.groupBy(told, ({ file, line }) => `${file}:${line}`)
  return [...rules.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const examples = new Map([first, ...others].flatMap((rule) => rule.examples).map((each) => [each.line, each]))
    return { ...first, examples: [...examples.values()].toSorted((one, other) => one.line - other.line) }
  })
}
