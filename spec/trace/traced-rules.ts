import type { Mention } from '../requirements.ts'
import type { Source } from '../files.ts'
import { readKeys } from '../results/example-keys.ts'
import type { Place } from '../coverage/takers.ts'
import { readFeature, type ParsedExample as Example, type ParsedFeatureFile } from '../parse-feature.ts'

/** `rows`: how often its tables run it, 0 without tables. `hasRun`: a result of it or of one of its rows is stored. */
export type TracedExample = Place & {
  readonly rows: number
  readonly isOnScreenOnly: boolean
  readonly hasRun: boolean
}

export type TracedRule = Place & { readonly examples: ReadonlyArray<TracedExample> }

type TaggedNode = Pick<Example, 'tags'>

const carries = ({ tags }: TaggedNode, line: number) => tags.some(({ location }) => location.line === line)

type HasRun = (id: string) => boolean

function toExample(file: string, { id, title, line, tables, isOnScreen }: Example, hasRun: HasRun): TracedExample {
  const rows = tables.flatMap((table) => table.rows)
  const ids = tables.length > 0 ? rows.map((row) => row.id) : [id]
  return { title, file, line, rows: rows.length, isOnScreenOnly: isOnScreen, hasRun: ids.some(hasRun) }
}

function findTracedRule({ rules }: ParsedFeatureFile, { file, by, line }: Mention, hasRun: HasRun): TracedRule | null {
  for (const rule of rules) {
    const told = rule.examples.filter(
      (each) => carries(each, line) || each.tables.some((table) => carries(table, line)),
    )
    const isRule = by === 'rule' && carries(rule, line)
    if (isRule || told.length > 0) {
      const examples = (isRule ? rule.examples : told).map((example) => toExample(file, example, hasRun))
      return { title: rule.title, file, line: rule.line, examples }
    }
  }
  return null
}

export type Features = ReadonlyMap<string, ParsedFeatureFile>

export const parseFeatures = (sources: ReadonlyArray<Source>): Features =>
  new Map(
    sources.flatMap((source) => {
      const feature = readFeature(source)
      return feature ? [[source.file, feature] as const] : []
    }),
  )

export function traceRules(
  features: Features,
  mentions: ReadonlyArray<Mention>,
  ran: ReadonlySet<string>,
): ReadonlyArray<TracedRule> {
  const told = mentions.flatMap((mention) => {
    const feature = features.get(mention.file)
    if (!feature) return []
    const keys = readKeys(mention.file, feature.parsed.document)
    return findTracedRule(feature, mention, (id) => ran.has(keys.get(id) ?? '')) ?? []
  })
  const rules = Map.groupBy(told, ({ file, line }) => `${file}:${line}`)
  return [...rules.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const examples = new Map([first, ...others].flatMap((rule) => rule.examples).map((each) => [each.line, each]))
    return { ...first, examples: [...examples.values()].toSorted((one, other) => one.line - other.line) }
  })
}
