import type { Mention } from '../mention.ts'
import type { Source } from '../read-sources.ts'
import { readKeys } from '../results/example-keys.ts'
import type { Place } from '../taken/read-taken.ts'
import { readFeature, type ToldExample as Example, type ToldFeature } from '../told/read-features.ts'

/**
 * An example: `rows` is how often it runs by its tables, 0 when it has none; `isOnScreenOnly` whether memory leaves it out;
 * `hasRun` whether a result of it, or of one of its rows, is kept here.
 */
export type ToldExample = Place & {
  readonly rows: number
  readonly isOnScreenOnly: boolean
  readonly hasRun: boolean
}

/** A rule, or an example that names a requirement by itself, with the examples that tell it. */
export type ToldRule = Place & { readonly examples: ReadonlyArray<ToldExample> }

type Tagged = Pick<Example, 'tags'>

const carries = ({ tags }: Tagged, line: number) => tags.some(({ location }) => location.line === line)

/** Whether what has an id in the document of a feature has run. */
type HasRun = (id: string) => boolean

function toExample(file: string, { id, title, line, tables, isOnScreen }: Example, hasRun: HasRun): ToldExample {
  const rows = tables.flatMap((table) => table.rows)
  const ids = tables.length > 0 ? rows.map((row) => row.id) : [id]
  return { title, file, line, rows: rows.length, isOnScreenOnly: isOnScreen, hasRun: ids.some(hasRun) }
}

/** What a feature says where a tag stands: a rule with its examples, or the rule of an example with that example alone. */
function readAt({ rules }: ToldFeature, { file, by, line }: Mention, hasRun: HasRun): ToldRule | null {
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

/** Features by the paths of their files. */
export type Features = ReadonlyMap<string, ToldFeature>

export const parseFeatures = (sources: ReadonlyArray<Source>): Features =>
  new Map(
    sources.flatMap((source) => {
      const feature = readFeature(source)
      return feature ? [[source.file, feature] as const] : []
    }),
  )

/**
 * The rules that say a requirement: those that name it, with all their examples, and those of the examples that name it,
 * with these alone.
 * @param mentions the tags that name it
 * @param ran the keys of the examples of which a result is kept
 */
export function tellRules(
  features: Features,
  mentions: ReadonlyArray<Mention>,
  ran: ReadonlySet<string>,
): ReadonlyArray<ToldRule> {
  const told = mentions.flatMap((mention) => {
    const feature = features.get(mention.file)
    if (!feature) return []
    const keys = readKeys(mention.file, feature.parsed.document)
    return readAt(feature, mention, (id) => ran.has(keys.get(id) ?? '')) ?? []
  })
  const rules = Map.groupBy(told, ({ file, line }) => `${file}:${line}`)
  return [...rules.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const examples = new Map([first, ...others].flatMap((rule) => rule.examples).map((each) => [each.line, each]))
    return { ...first, examples: [...examples.values()].toSorted((one, other) => one.line - other.line) }
  })
}
