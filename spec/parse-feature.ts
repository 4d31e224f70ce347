import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import {
  IdGenerator,
  type GherkinDocument,
  type Pickle,
  type Background,
  type Feature,
  type RuleChild,
  type Scenario,
  type Step,
  type Tag,
} from '@cucumber/messages'
import { idShape } from './requirements.ts'
import type { Source } from './files.ts'

export type ParsedFeature = { readonly document: GherkinDocument; readonly pickles: ReadonlyArray<Pickle> }

/** @throws {Error} with the file's name when the text is not Gherkin */
export function parseFeature(file: string, text: string): ParsedFeature {
  const newId = IdGenerator.incrementing()
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher())
  try {
    const document = parser.parse(text)
    return { document, pickles: compile(document, file, newId) }
  } catch (error) {
    throw new Error(`${file} is not Gherkin: ${(error as Error).message}`, { cause: error })
  }
}

export type ParsedStep = {
  readonly keyword: string
  readonly kind: 'Given' | 'When' | 'Then'
  readonly text: string
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  readonly quotation: string | null
}

export type ParsedTable = {
  readonly name: string
  readonly tags: ReadonlyArray<Tag>
  readonly isOnScreen: boolean
  readonly head: ReadonlyArray<string>
  readonly rows: ReadonlyArray<{ readonly id: string; readonly line: number; readonly cells: ReadonlyArray<string> }>
}

export type ParsedExample = {
  readonly id: string
  readonly title: string
  readonly line: number
  readonly tags: ReadonlyArray<Tag>
  readonly ids: ReadonlyArray<string>
  readonly isOnScreen: boolean
  readonly steps: ReadonlyArray<ParsedStep>
  readonly tables: ReadonlyArray<ParsedTable>
}

export type ParsedRule = {
  readonly title: string
  readonly line: number
  readonly tags: ReadonlyArray<Tag>
  readonly ids: ReadonlyArray<string>
  readonly background: ReadonlyArray<ParsedStep>
  readonly examples: ReadonlyArray<ParsedExample>
}

export type ParsedFeatureFile = {
  readonly file: string
  readonly name: string
  readonly narrative: string
  readonly line: number
  readonly tags: ReadonlyArray<Tag>
  readonly background: ReadonlyArray<ParsedStep>
  readonly loose: ReadonlyArray<ParsedExample>
  readonly rules: ReadonlyArray<ParsedRule>
  readonly parsed: ParsedFeature
}

const idTag = new RegExp(`^@(${idShape})$`)

export const parseTagId = ({ name }: Pick<Tag, 'name'>): string | null => idTag.exec(name)?.[1] ?? null

const listRequirementIds = (tags: ReadonlyArray<Tag>) => [...new Set(tags.flatMap((tag) => parseTagId(tag) ?? []))]

const hasScreen = (tags: ReadonlyArray<Tag>) => tags.some(({ name }) => name === '@screen')

const kinds: Readonly<Record<string, ParsedStep['kind']>> = { Context: 'Given', Action: 'When', Outcome: 'Then' }

const listCellValues = (cells: ReadonlyArray<{ readonly value: string }>) => cells.map(({ value }) => value)

function readSteps(steps: ReadonlyArray<Step>): ReadonlyArray<ParsedStep> {
  let kind: ParsedStep['kind'] = 'Given'
  return steps.map(({ keyword, keywordType, text, dataTable, docString }) => {
    kind = kinds[keywordType ?? ''] ?? kind
    const rows = (dataTable?.rows ?? []).map(({ cells }) => listCellValues(cells))
    return { keyword: keyword.trim(), kind, text, rows, quotation: docString?.content ?? null }
  })
}

const readBackground = (children: ReadonlyArray<{ readonly background?: Background | undefined }>) =>
  children.flatMap(({ background }) => readSteps(background?.steps ?? []))

const readTables = ({ examples }: Scenario, above: ReadonlyArray<Tag>): ReadonlyArray<ParsedTable> =>
  examples.map(({ name, tags, tableHeader, tableBody }) => ({
    name,
    tags,
    isOnScreen: hasScreen([...above, ...tags]),
    head: listCellValues(tableHeader?.cells ?? []),
    rows: tableBody.map(({ id, location, cells }) => ({ id, line: location.line, cells: listCellValues(cells) })),
  }))

function readExample(scenario: Scenario, above: ReadonlyArray<Tag>): ParsedExample {
  const { id, name, location, tags, steps } = scenario
  const tables = readTables(scenario, [...above, ...tags])
  return {
    id,
    title: name,
    line: location.line,
    tags,
    ids: listRequirementIds([...tags, ...tables.flatMap((table) => table.tags)]),
    isOnScreen: tables.length > 0 ? tables.every((table) => table.isOnScreen) : hasScreen([...above, ...tags]),
    steps: readSteps(steps),
    tables,
  }
}

const readExamples = (children: ReadonlyArray<RuleChild>, above: ReadonlyArray<Tag>) =>
  children.flatMap(({ scenario }) => (scenario ? [readExample(scenario, above)] : []))

const readRules = ({ tags: above, children }: Feature): ReadonlyArray<ParsedRule> =>
  children.flatMap(({ rule }) => {
    if (!rule) return []
    const { name, location, tags } = rule
    const examples = readExamples(rule.children, [...above, ...tags])
    const background = readBackground(rule.children)
    return [{ title: name, line: location.line, tags, ids: listRequirementIds(tags), background, examples }]
  })

/** @returns null when the file has no feature @throws {Error} when not Gherkin */
export function readFeature({ file, text }: Source): ParsedFeatureFile | null {
  const parsed = parseFeature(file, text)
  const { feature } = parsed.document
  if (!feature) return null
  return {
    file,
    name: feature.name,
    narrative: feature.description.replaceAll(/\s+/g, ' ').trim(),
    line: feature.location.line,
    tags: feature.tags,
    background: readBackground(feature.children),
    loose: readExamples(feature.children, feature.tags),
    rules: readRules(feature),
    parsed,
  }
}
