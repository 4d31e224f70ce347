import type {
  Background,
  Feature as Node,
  Pickle,
  RuleChild,
  Scenario,
  Step as StepNode,
  Tag,
} from '@cucumber/messages'
import { idShape } from '../mention.ts'
import { parseFeature } from '../parse-feature.ts'
import { readSources, type Source } from '../read-sources.ts'
import { hashOfWords, keyOf, readKeys } from '../results/example-keys.ts'
import { findFlows, nameOfFeature, type Flows } from '../results/made-of.ts'
import type { Made } from '../results/results.ts'
import { nameApart } from './addresses.ts'

/** A step with what stands below it. */
export type Step = {
  readonly keyword: string
  readonly text: string
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  readonly quotation: string | null
}

/** A case that runs: an example, or a row of one. `of` is what it would run with now. */
export type Case = {
  readonly key: string
  readonly line: number
  readonly of: Made
  readonly cells: ReadonlyArray<string>
}

export type Table = { readonly name: string; readonly head: ReadonlyArray<string>; readonly cases: ReadonlyArray<Case> }

export type Example = {
  readonly anchor: string
  readonly title: string
  readonly line: number
  readonly ids: ReadonlyArray<string>
  readonly isOnScreen: boolean
  readonly steps: ReadonlyArray<Step>
  /** The tables of an outline; none for an example that stands by itself. */
  readonly tables: ReadonlyArray<Table>
  readonly cases: ReadonlyArray<Case>
}

export type Rule = {
  readonly anchor: string
  readonly says: string
  readonly line: number
  readonly ids: ReadonlyArray<string>
  readonly background: ReadonlyArray<Step>
  readonly examples: ReadonlyArray<Example>
}

export type Feature = {
  readonly file: string
  readonly stem: string
  readonly capability: string
  readonly name: string
  readonly narrative: string
  /** The stem of the flow that it tells; null when it tells of none. */
  readonly flow: string | null
  readonly background: ReadonlyArray<Step>
  readonly rules: ReadonlyArray<Rule>
}

const idTag = new RegExp(`^@(${idShape})$`)
const idsOf = (tags: ReadonlyArray<Tag>) => tags.flatMap(({ name }) => idTag.exec(name)?.[1] ?? [])
const hasScreen = (tags: ReadonlyArray<Tag>) => tags.some(({ name }) => name === '@screen')

const readStep = ({ keyword, text, dataTable, docString }: StepNode): Step => ({
  keyword: keyword.trim(),
  text,
  rows: (dataTable?.rows ?? []).map(({ cells }) => cells.map(({ value }) => value)),
  quotation: docString?.content ?? null,
})

const backgroundOf = (children: ReadonlyArray<{ readonly background?: Background }>) =>
  children.flatMap(({ background }) => background?.steps ?? []).map(readStep)

type CaseOf = (id: string, line: number, cells: ReadonlyArray<string>) => Case

function readExample(scenario: Scenario, anchor: string, caseOf: CaseOf): Example {
  const tables = scenario.examples.map(({ name, tableHeader, tableBody }) => ({
    name,
    head: (tableHeader?.cells ?? []).map(({ value }) => value),
    cases: tableBody.map(({ id, location, cells }) =>
      caseOf(
        id,
        location.line,
        cells.map(({ value }) => value),
      ),
    ),
  }))
  const { id, location, name, tags, steps } = scenario
  return {
    anchor,
    title: name,
    line: location.line,
    ids: [...new Set([...idsOf(tags), ...scenario.examples.flatMap((table) => idsOf(table.tags))])],
    isOnScreen: hasScreen(tags),
    steps: steps.map(readStep),
    tables,
    cases: tables.length > 0 ? tables.flatMap(({ cases }) => cases) : [caseOf(id, location.line, [])],
  }
}

function readExamples(children: ReadonlyArray<RuleChild>, anchor: string, caseOf: CaseOf): ReadonlyArray<Example> {
  const scenarios = children.flatMap(({ scenario }) => scenario ?? [])
  const names = nameApart(scenarios.map(({ name }) => name))
  return scenarios.map((scenario, at) => readExample(scenario, `${anchor}--${names[at]}`, caseOf))
}

/** The rules of a feature; examples that stand under none are gathered under a rule without words. */
function readRules({ children }: Node, caseOf: CaseOf): ReadonlyArray<Rule> {
  const rules = children.flatMap(({ rule }) => rule ?? [])
  const anchors = nameApart(rules.map(({ name }) => name))
  const loose = readExamples(children, 'examples', caseOf)
  const gathered = { anchor: 'examples', says: '', line: 1, ids: [], background: [], examples: loose }
  return [
    ...(loose.length > 0 ? [gathered] : []),
    ...rules.map((rule, at): Rule => {
      const anchor = anchors[at] ?? ''
      const examples = readExamples(rule.children, anchor, caseOf)
      return {
        anchor,
        says: rule.name,
        line: rule.location.line,
        ids: idsOf(rule.tags),
        background: backgroundOf(rule.children),
        examples: hasScreen(rule.tags) ? examples.map((example) => ({ ...example, isOnScreen: true })) : examples,
      }
    }),
  ]
}

const hashesOf = (pickles: ReadonlyArray<Pickle>, keys: ReadonlyMap<string, string>) =>
  new Map(pickles.map((pickle) => [keyOf(keys, pickle), hashOfWords(pickle)]))

/** A feature as its page shows it. */
export function readFeature({ file, text }: Source, flows: Flows): Feature {
  const { document, pickles } = parseFeature(file, text)
  const { feature } = document
  if (!feature) throw new Error(`${file} holds no feature.`)
  const keys = readKeys(file, document)
  const hashes = hashesOf(pickles, keys)
  const caseOf: CaseOf = (id, line, cells) => {
    const key = keys.get(id) ?? ''
    return { key, line, cells, of: { words: hashes.get(key) ?? '', ...flows.madeOf(file) } }
  }
  return {
    file,
    stem: nameOfFeature(file),
    capability: file.split('/')[1] ?? '',
    name: feature.name,
    narrative: feature.description.trim().replace(/\s+/g, ' '),
    flow: flows.machineOf(file),
    background: backgroundOf(feature.children),
    rules: readRules(feature, caseOf),
  }
}

/** Every feature, in the order of the files. */
export function readFeatures(): ReadonlyArray<Feature> {
  const flows = findFlows()
  return readSources('features/**/*.feature').map((source) => readFeature(source, flows))
}

/** Every requirement that a rule or one of its examples names, in their order. */
export const idsOfRule = ({ ids, examples }: Rule) => [
  ...new Set([...ids, ...examples.flatMap((example) => example.ids)]),
]
