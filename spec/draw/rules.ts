import type { Source } from '../read-sources.ts'
import { readFeature } from '../told/read-features.ts'

/** A rule that says a requirement, by a tag of its own or of one of its examples. */
export type Saying = {
  readonly id: string
  readonly rule: string
  readonly feature: string
  readonly file: string
  /** The line of the rule. */
  readonly line: number
  /** The stem of the flow that the feature belongs to; null for a feature of no flow. */
  readonly stem: string | null
}

const stemOf = (file: string, stems: ReadonlyArray<string>) => {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.feature$/, '')
  const fitting = stems.filter((stem) => name === stem || name.startsWith(`${stem}-`))
  return fitting.toSorted((one, other) => other.length - one.length)[0] ?? null
}

/** Which rules say which requirements, in the order of the features. */
export function readSayings(sources: ReadonlyArray<Source>, stems: ReadonlyArray<string>): ReadonlyArray<Saying> {
  return sources.flatMap((source) => {
    const { file } = source
    const { name = '', rules = [] } = readFeature(source) ?? {}
    return rules.flatMap(({ title, line, ids, examples }) => {
      const place = { rule: title, feature: name, file, line, stem: stemOf(file, stems) }
      return [...new Set([ids, ...examples.map((example) => example.ids)].flat())].map((id) => ({ id, ...place }))
    })
  })
}
