import type { Pickle } from '@cucumber/messages'
import { readSources, type Source } from '../files.ts'
import { computeWordsHash, getExampleKey, readKeys } from '../results/example-keys.ts'
import { readFlowHashes, getFeatureName, type FlowHashes } from '../results/source-hashes.ts'
import type { SourceHashes } from '../results/results.ts'
import {
  readFeature as readFeatureFile,
  type ParsedExample,
  type ParsedFeatureFile,
  type ParsedStep,
  type ParsedTable,
} from '../parse-feature.ts'
import { createUniqueSlugs } from './addresses.ts'

export type Step = ParsedStep

export type Case = {
  readonly key: string
  readonly line: number
  readonly of: SourceHashes
  readonly cells: ReadonlyArray<string>
  readonly isOnScreen: boolean
}

export type Table = { readonly name: string; readonly head: ReadonlyArray<string>; readonly cases: ReadonlyArray<Case> }

export type Example = {
  readonly anchor: string
  readonly title: string
  readonly line: number
  readonly ids: ReadonlyArray<string>
  readonly isOnScreen: boolean
  readonly steps: ReadonlyArray<Step>
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
  /** Null when the feature belongs to no flow. */
  readonly flow: string | null
  readonly background: ReadonlyArray<Step>
  readonly rules: ReadonlyArray<Rule>
}

type CaseOf = (row: ParsedTable['rows'][number], isOnScreen: boolean) => Case

function toExample({ id, tables: told, ...example }: ParsedExample, anchor: string, toCase: CaseOf): Example {
  const { title, line, ids, isOnScreen, steps } = example
  const tables = told.map(({ name, head, rows, isOnScreen: isTableOnScreen }) => ({
    name,
    head,
    cases: rows.map((row) => toCase(row, isTableOnScreen)),
  }))
  const cases =
    tables.length > 0 ? tables.flatMap((table) => table.cases) : [toCase({ id, line, cells: [] }, isOnScreen)]
  return { anchor, title, line, ids, isOnScreen, steps, tables, cases }
}

function toExamples(told: ReadonlyArray<ParsedExample>, anchor: string, toCase: CaseOf): ReadonlyArray<Example> {
  const names = createUniqueSlugs(told.map(({ title }) => title))
  return told.map((example, at) => toExample(example, `${anchor}--${names[at]}`, toCase))
}

/** Examples outside of any rule are put under a rule with empty words. */
function toRules({ loose, rules }: ParsedFeatureFile, toCase: CaseOf): ReadonlyArray<Rule> {
  const anchors = createUniqueSlugs(rules.map(({ title }) => title))
  const apart = { anchor: 'examples', says: '', line: 1, ids: [], background: [] }
  return [
    ...(loose.length > 0 ? [{ ...apart, examples: toExamples(loose, 'examples', toCase) }] : []),
    ...rules.map(({ title, line, ids, background, examples }, at): Rule => {
      const anchor = anchors[at] ?? ''
      return { anchor, says: title, line, ids, background, examples: toExamples(examples, anchor, toCase) }
    }),
  ]
}

const hashPickles = (pickles: ReadonlyArray<Pickle>, keys: ReadonlyMap<string, string>) =>
  new Map(pickles.map((pickle) => [getExampleKey(keys, pickle), computeWordsHash(pickle)]))

export function readFeature(source: Source, flows: FlowHashes): Feature {
  const told = readFeatureFile(source)
  const { file } = source
  if (!told) throw new Error(`${file} holds no feature.`)
  const { document, pickles } = told.parsed
  const keys = readKeys(file, document)
  const hashes = hashPickles(pickles, keys)
  const toCase: CaseOf = ({ id, line, cells }, isOnScreen) => {
    const key = keys.get(id) ?? ''
    return { key, line, cells, isOnScreen, of: { words: hashes.get(key) ?? '', ...flows.computeSourceHashes(file) } }
  }
  return {
    file,
    stem: getFeatureName(file),
    capability: file.split('/')[1] ?? '',
    name: told.name,
    narrative: told.narrative,
    flow: flows.findMachineSource(file),
    background: told.background,
    rules: toRules(told, toCase),
  }
}

export function readFeatures(): ReadonlyArray<Feature> {
  const flows = readFlowHashes()
  return readSources('features/**/*.feature').map((source) => readFeature(source, flows))
}

export const listRuleRequirementIds = ({ ids, examples }: Rule) => [
  ...new Set([...ids, ...examples.flatMap((example) => example.ids)]),
]
