import type { Source } from '../files.ts'
import { readFeature } from '../parse-feature.ts'

export type FeatureSentence = {
  readonly by: 'example' | 'rule'
  readonly says: string
  readonly feature: string
  readonly file: string
  readonly line: number
}

const fileStem = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.feature'.length)

export const listFeatureSentences = (sources: ReadonlyArray<Source>): ReadonlyArray<FeatureSentence> =>
  sources.flatMap((source) => {
    const { file } = source
    const toFeatureSentence =
      (by: FeatureSentence['by']) =>
      ({ title, line }: { readonly title: string; readonly line: number }): FeatureSentence => ({
        by,
        says: title,
        feature: fileStem(file),
        file,
        line,
      })
    const [asExample, asRule] = [toFeatureSentence('example'), toFeatureSentence('rule')]
    const { loose = [], rules = [] } = readFeature(source) ?? {}
    return [...loose.map(asExample), ...rules.flatMap((rule) => [asRule(rule), ...rule.examples.map(asExample)])]
  })
