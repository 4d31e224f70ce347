import type { Feature, Rule } from '@cucumber/messages'
import { listScenarios, listFeatureRules } from '../lint/shape.ts'
import { withoutQuotes } from '../lint/words.ts'
import { parseFeature } from '../parse-feature.ts'
import type { Source } from '../files.ts'
import { listTermForms, type Term } from './terms.ts'

export type TermLocation = { readonly feature: string; readonly rule: string; readonly file: string }

export type TermUses = {
  readonly inRules: ReadonlyArray<TermLocation>
  readonly inExamples: ReadonlyArray<TermLocation>
  readonly inFeatures: ReadonlyArray<TermLocation>
}

const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Names with a capital letter are also found within quotes. */
const isProperName = ({ name }: Term) => /[A-Z]/.test(name)

/** The longest term wins: "saved job" does not count as "job". */
function createTermFinder(terms: ReadonlyArray<Term>) {
  const proper = terms.filter(isProperName)
  const named = new Map(
    terms.flatMap((term) => listTermForms(term).map((form) => [form.toLowerCase(), term.name] as const)),
  )
  const longestFirst = [...named.keys()].toSorted((one, other) => other.length - one.length)
  const pattern = new RegExp(`\\b(?:${longestFirst.map(escaped).join('|')})\\b`, 'gi')
  return (texts: ReadonlyArray<string>): ReadonlySet<string> =>
    new Set(
      texts.flatMap((text) => [
        ...[...withoutQuotes(text).matchAll(pattern)].flatMap(([form]) => named.get(form.toLowerCase()) ?? []),
        ...proper.filter(({ name }) => text.includes(name)).map(({ name }) => name),
      ]),
    )
}

const listExampleTexts = (rule: Rule) => [
  ...listScenarios(rule).flatMap(({ name, steps }) => [name, ...steps.map(({ text }) => text)]),
  ...rule.children.flatMap(({ background }) => background?.steps.map(({ text }) => text) ?? []),
]

const listFeatureTexts = ({ name, description, children }: Feature) => [
  name,
  description,
  ...children.flatMap(({ background }) => background?.steps.map(({ text }) => text) ?? []),
]

type Use = { readonly name: string; readonly kind: keyof TermUses; readonly place: TermLocation }

function findTermUses(find: ReturnType<typeof createTermFinder>, { file, text }: Source): ReadonlyArray<Use> {
  const { feature } = parseFeature(file, text).document
  if (!feature) return []
  const own = { feature: feature.name, rule: '', file }
  const asUses = (names: Iterable<string>, kind: Use['kind'], place: TermLocation) =>
    Array.from(names, (name) => ({ name, kind, place }))
  return [
    ...asUses(find(listFeatureTexts(feature)), 'inFeatures', own),
    ...listFeatureRules(feature).flatMap((rule) => {
      const place = { ...own, rule: rule.name }
      const ruleTerms = find([rule.name])
      const exampleTerms = [...find(listExampleTexts(rule))].filter((name) => !ruleTerms.has(name))
      return [...asUses(ruleTerms, 'inRules', place), ...asUses(exampleTerms, 'inExamples', place)]
    }),
  ]
}

export function findTerms(terms: ReadonlyArray<Term>, sources: ReadonlyArray<Source>): ReadonlyMap<string, TermUses> {
  const find = createTermFinder(terms)
  const uses = Map.groupBy(
    sources.flatMap((source) => findTermUses(find, source)),
    ({ name }) => name,
  )
  const listPlaces = (name: string, kind: Use['kind']) =>
    (uses.get(name) ?? []).filter((use) => use.kind === kind).map(({ place }) => place)
  return new Map(
    terms.map(({ name }) => [
      name,
      {
        inRules: listPlaces(name, 'inRules'),
        inExamples: listPlaces(name, 'inExamples'),
        inFeatures: listPlaces(name, 'inFeatures'),
      },
    ]),
  )
}
