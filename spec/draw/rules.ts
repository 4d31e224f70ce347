import { examplesOf, rulesOf } from '../lint/shape.ts'
import { idShape } from '../mention.ts'
import { parseFeature } from '../parse-feature.ts'
import type { Source } from '../read-sources.ts'

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

const tagShape = new RegExp(`^@(${idShape})$`)

const stemOf = (file: string, stems: ReadonlyArray<string>) => {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.feature$/, '')
  const fitting = stems.filter((stem) => name === stem || name.startsWith(`${stem}-`))
  return fitting.toSorted((one, other) => other.length - one.length)[0] ?? null
}

const requirementsOf = (tags: ReadonlyArray<{ readonly name: string }>) =>
  tags.flatMap(({ name }) => tagShape.exec(name)?.[1] ?? [])

/** Which rules say which requirements, in the order of the features. */
export function readSayings(sources: ReadonlyArray<Source>, stems: ReadonlyArray<string>): ReadonlyArray<Saying> {
  return sources.flatMap(({ file, text }) => {
    const { feature } = parseFeature(file, text).document
    if (!feature) return []
    const stem = stemOf(file, stems)
    return rulesOf(feature).flatMap((rule) => {
      const examples = examplesOf(rule)
      const tagged = [rule, ...examples, ...examples.flatMap((example) => example.examples)]
      const ids = new Set(requirementsOf(tagged.flatMap(({ tags }) => tags)))
      const place = { rule: rule.name, feature: feature.name, file, line: rule.location.line, stem }
      return [...ids].map((id) => ({ id, ...place }))
    })
  })
}
