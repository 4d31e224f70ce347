import type { Background, Feature, RuleChild, Scenario, Step, Tag } from '@cucumber/messages'
import { idShape } from '../mention.ts'
import { parseFeature } from '../parse-feature.ts'
import type { Source } from '../read-sources.ts'

/** An example as an analyst reads it; `lines` are its steps with their words and tables, and the rows of its examples. */
export type ToldExample = {
  readonly title: string
  readonly lines: ReadonlyArray<string>
  readonly requirements: ReadonlyArray<string>
  readonly file: string
  readonly line: number
}

/** A rule, or what stands above the first rule of a feature: its title is empty then. */
export type ToldRule = {
  readonly title: string
  readonly capability: string
  readonly feature: string
  readonly requirements: ReadonlyArray<string>
  /** What holds at the start of each of its examples: the steps of its own background. */
  readonly background: ReadonlyArray<string>
  readonly examples: ReadonlyArray<ToldExample>
  readonly file: string
  readonly line: number
}

/** A feature without what stands below it. */
export type ToldFeature = {
  readonly name: string
  readonly capability: string
  readonly narrative: string
  /** What holds at the start of every example. */
  readonly background: ReadonlyArray<string>
  readonly file: string
}

const shape = new RegExp(`^@(${idShape})$`)

const idsOf = (tags: ReadonlyArray<Tag>) => [...new Set(tags.flatMap(({ name }) => shape.exec(name)?.[1] ?? []))]

const writeCells = (cells: ReadonlyArray<{ readonly value: string }>) => cells.map(({ value }) => value).join(' | ')

const keywords = { Context: 'Given', Action: 'When', Outcome: 'Then' } as const

/** Steps with the keyword they stand for, "And" included, so that it tells when a step becomes another kind of step. */
function linesOf(steps: ReadonlyArray<Step>): ReadonlyArray<string> {
  let keyword = 'Given'
  return steps.map(({ keywordType, text, dataTable, docString }) => {
    keyword = keywords[keywordType as keyof typeof keywords] ?? keyword
    const rows = (dataTable?.rows ?? []).map(({ cells }) => writeCells(cells))
    return [`${keyword} ${text}`, ...rows, ...(docString ? [docString.content] : [])].join('\n')
  })
}

const rowsOf = ({ examples }: Scenario) =>
  examples.flatMap(({ tableHeader, tableBody }) =>
    tableBody.map(({ cells }) => {
      const names = tableHeader?.cells.map(({ value }) => value) ?? []
      return `with ${cells.map(({ value }, index) => `${names[index] ?? ''}: ${value === '' ? 'nothing' : value}`).join(', ')}`
    }),
  )

const readExample = (file: string, scenario: Scenario): ToldExample => ({
  title: scenario.name,
  lines: [...linesOf(scenario.steps), ...rowsOf(scenario)],
  requirements: idsOf([...scenario.tags, ...scenario.examples.flatMap(({ tags }) => tags)]),
  file,
  line: scenario.location.line,
})

const examplesOf = (file: string, children: ReadonlyArray<RuleChild>) =>
  children.flatMap(({ scenario }) => (scenario ? [readExample(file, scenario)] : []))

const backgroundOf = (children: ReadonlyArray<{ readonly background?: Background | undefined }>) =>
  children.flatMap(({ background }) => linesOf(background?.steps ?? []))

const capabilityOf = (file: string) => file.split('/').at(-2) ?? ''

function readRules(file: string, { name: feature, children, location }: Feature): ReadonlyArray<ToldRule> {
  const place = { capability: capabilityOf(file), feature, file }
  const loose = { ...place, title: '', requirements: [], background: [], examples: examplesOf(file, children) }
  const rules = children.flatMap(({ rule }) => {
    if (!rule) return []
    const examples = examplesOf(file, rule.children)
    const about = {
      title: rule.name,
      requirements: idsOf(rule.tags),
      background: backgroundOf(rule.children),
      examples,
    }
    return [{ ...place, ...about, line: rule.location.line }]
  })
  return loose.examples.length > 0 ? [{ ...loose, line: location.line }, ...rules] : rules
}

/** What the features of a version say, and those that cannot be read, with the reason. */
export type Told = {
  readonly features: ReadonlyArray<ToldFeature>
  readonly rules: ReadonlyArray<ToldRule>
  readonly problems: ReadonlyArray<string>
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function readFeature({ file, text }: Source): Told {
  try {
    const { feature } = parseFeature(file, text).document
    if (!feature) return { features: [], rules: [], problems: [] }
    const { name, description, children } = feature
    const about = { narrative: oneLine(description), background: backgroundOf(children) }
    const told = { name, capability: capabilityOf(file), ...about, file }
    return { features: [told], rules: readRules(file, feature), problems: [] }
  } catch (error) {
    return { features: [], rules: [], problems: [oneLine((error as Error).message)] }
  }
}

/** Reads the features of a version; one that is not Gherkin is named, and the others are read. */
export function readTold(sources: ReadonlyArray<Source>): Told {
  const each = sources.map(readFeature)
  return {
    features: each.flatMap(({ features }) => features),
    rules: each.flatMap(({ rules }) => rules),
    problems: each.flatMap(({ problems }) => problems),
  }
}
