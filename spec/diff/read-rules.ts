import type { Source } from '../read-sources.ts'
import {
  readFeature,
  type ToldExample as Example,
  type ToldFeature as Feature,
  type ToldStep,
} from '../told/read-features.ts'

export type ToldExample = {
  readonly title: string
  readonly lines: ReadonlyArray<string>
  readonly requirements: ReadonlyArray<string>
  readonly file: string
  readonly line: number
}

/** The title is empty for examples above the first rule. */
export type ToldRule = {
  readonly title: string
  readonly capability: string
  readonly feature: string
  readonly requirements: ReadonlyArray<string>
  readonly background: ReadonlyArray<string>
  readonly examples: ReadonlyArray<ToldExample>
  readonly file: string
  readonly line: number
}

export type ToldFeature = {
  readonly name: string
  readonly capability: string
  readonly narrative: string
  readonly background: ReadonlyArray<string>
  readonly file: string
}

const capabilityOf = (file: string) => file.split('/').at(-2) ?? ''

const linesOf = (steps: ReadonlyArray<ToldStep>): ReadonlyArray<string> =>
  steps.map(({ kind, text, rows, quotation }) =>
    [`${kind} ${text}`, ...rows.map((cells) => cells.join(' | ')), ...(quotation ? [quotation] : [])].join('\n'),
  )

const rowsOf = ({ tables }: Example) =>
  tables.flatMap(({ head, rows }) =>
    rows.map(
      ({ cells }) =>
        `with ${cells.map((value, index) => `${head[index] ?? ''}: ${value === '' ? 'nothing' : value}`).join(', ')}`,
    ),
  )

const toExample = (file: string, example: Example): ToldExample => ({
  title: example.title,
  lines: [...linesOf(example.steps), ...rowsOf(example)],
  requirements: example.ids,
  file,
  line: example.line,
})

function toRules({ file, name, line, loose, rules }: Feature): ReadonlyArray<ToldRule> {
  const apart = loose.length > 0 ? [{ title: '', line, ids: [], background: [], examples: loose }] : []
  return [...apart, ...rules].map((rule) => ({
    title: rule.title,
    capability: capabilityOf(file),
    feature: name,
    requirements: rule.ids,
    background: linesOf(rule.background),
    examples: rule.examples.map((example) => toExample(file, example)),
    file,
    line: rule.line,
  }))
}

export type Told = {
  readonly features: ReadonlyArray<ToldFeature>
  readonly rules: ReadonlyArray<ToldRule>
  readonly problems: ReadonlyArray<string>
}

function tell(source: Source): Told {
  try {
    const feature = readFeature(source)
    if (!feature) return { features: [], rules: [], problems: [] }
    const { file, name, narrative, background } = feature
    const told = { name, capability: capabilityOf(file), narrative, background: linesOf(background), file }
    return { features: [told], rules: toRules(feature), problems: [] }
  } catch (error) {
    return { features: [], rules: [], problems: [(error as Error).message.replaceAll(/\s+/g, ' ').trim()] }
  }
}

export function readTold(sources: ReadonlyArray<Source>): Told {
  const each = sources.map(tell)
  return {
    features: each.flatMap(({ features }) => features),
    rules: each.flatMap(({ rules }) => rules),
    problems: each.flatMap(({ problems }) => problems),
  }
}
