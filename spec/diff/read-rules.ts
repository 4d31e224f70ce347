import type { Source } from '../files.ts'
import {
  readFeature,
  type ParsedExample as Example,
  type ParsedFeatureFile as Feature,
  type ParsedStep,
} from '../parse-feature.ts'

export type ComparableExample = {
  readonly title: string
  readonly lines: ReadonlyArray<string>
  readonly requirements: ReadonlyArray<string>
  readonly file: string
  readonly line: number
}

/** The title is empty for examples above the first rule. */
export type ComparableRule = {
  readonly title: string
  readonly capability: string
  readonly feature: string
  readonly requirements: ReadonlyArray<string>
  readonly background: ReadonlyArray<string>
  readonly examples: ReadonlyArray<ComparableExample>
  readonly file: string
  readonly line: number
}

export type ComparableFeature = {
  readonly name: string
  readonly capability: string
  readonly narrative: string
  readonly background: ReadonlyArray<string>
  readonly file: string
}

const fileCapability = (file: string) => file.split('/').at(-2) ?? ''

const formatSteps = (steps: ReadonlyArray<ParsedStep>): ReadonlyArray<string> =>
  steps.map(({ kind, text, rows, quotation }) =>
    [`${kind} ${text}`, ...rows.map((cells) => cells.join(' | ')), ...(quotation ? [quotation] : [])].join('\n'),
  )

const formatRows = ({ tables }: Example) =>
  tables.flatMap(({ head, rows }) =>
    rows.map(
      ({ cells }) =>
        `with ${cells.map((value, index) => `${head[index] ?? ''}: ${value === '' ? 'nothing' : value}`).join(', ')}`,
    ),
  )

const toExample = (file: string, example: Example): ComparableExample => ({
  title: example.title,
  lines: [...formatSteps(example.steps), ...formatRows(example)],
  requirements: example.ids,
  file,
  line: example.line,
})

function toRules({ file, name, line, loose, rules }: Feature): ReadonlyArray<ComparableRule> {
  const apart = loose.length > 0 ? [{ title: '', line, ids: [], background: [], examples: loose }] : []
  return [...apart, ...rules].map((rule) => ({
    title: rule.title,
    capability: fileCapability(file),
    feature: name,
    requirements: rule.ids,
    background: formatSteps(rule.background),
    examples: rule.examples.map((example) => toExample(file, example)),
    file,
    line: rule.line,
  }))
}

export type FeatureSet = {
  readonly features: ReadonlyArray<ComparableFeature>
  readonly rules: ReadonlyArray<ComparableRule>
  readonly problems: ReadonlyArray<string>
}

function parseSource(source: Source): FeatureSet {
  try {
    const feature = readFeature(source)
    if (!feature) return { features: [], rules: [], problems: [] }
    const { file, name, narrative, background } = feature
    const told = { name, capability: fileCapability(file), narrative, background: formatSteps(background), file }
    return { features: [told], rules: toRules(feature), problems: [] }
  } catch (error) {
    return { features: [], rules: [], problems: [(error as Error).message.replaceAll(/\s+/g, ' ').trim()] }
  }
}

export function parseFeatureSet(sources: ReadonlyArray<Source>): FeatureSet {
  const each = sources.map(parseSource)
  return {
    features: each.flatMap(({ features }) => features),
    rules: each.flatMap(({ rules }) => rules),
    problems: each.flatMap(({ problems }) => problems),
  }
}
