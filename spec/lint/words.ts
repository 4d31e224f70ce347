import type { Feature, Location, RuleChild } from '@cucumber/messages'
import { type Finding, listScenarios, listFeatureRules } from './shape.ts'

type Text = { readonly text: string; readonly location: Location }

const mechanics =
  /\b((click|wait)(s|ed|ing)?|press(es|ed|ing)?|mock(s|ed|ing)?|(button|field|URL|selector|request|API|screenshot)s?|HTTP|JSON|DOM)\b/i

const quoted = /(?<=^|[\s(])'[^']*'(?=$|[\s,.;:)])|"[^"]*"|<[^<>]*>/g

/** Text in quotes is the site's own; text in angle brackets comes from a table. */
export const withoutQuotes = (text: string) => text.replace(quoted, '')

const named = ({ name, location }: { name: string; location: Location }): Text => ({ text: name, location })

const listStepTexts = ({ background, scenario }: RuleChild): ReadonlyArray<Text> =>
  [...(background?.steps ?? []), ...(scenario?.steps ?? [])].map(({ text, location }) => ({ text, location }))

export function listFeatureTexts(feature: Feature): ReadonlyArray<Text> {
  const rules = listFeatureRules(feature)
  const examples = [...listScenarios(feature), ...rules.flatMap(listScenarios)]
  const children: ReadonlyArray<RuleChild> = [...feature.children, ...rules.flatMap((rule) => rule.children)]
  const tables = examples.flatMap((example) => example.examples)
  return [...[feature, ...rules, ...examples, ...tables].map(named), ...children.flatMap(listStepTexts)]
}

export const checkMechanics = (feature: Feature): ReadonlyArray<Finding> =>
  listFeatureTexts(feature).flatMap(({ text, location: { line } }) => {
    const [word] = mechanics.exec(withoutQuotes(text)) ?? []
    return word ? [{ line, message: `"${word}" tells how, not what: say what is wanted or what happens.` }] : []
  })

export const checkShould = (feature: Feature): ReadonlyArray<Finding> =>
  listFeatureRules(feature)
    .filter(({ name }) => /\bshould\b/i.test(name))
    .map(({ location: { line } }) => ({ line, message: 'A rule is true or false: write what is, without "should".' }))
