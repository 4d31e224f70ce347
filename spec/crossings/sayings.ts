import type { Source } from '../read-sources.ts'
import { readFeature } from '../told/read-features.ts'

export type Saying = {
  readonly by: 'example' | 'rule'
  readonly says: string
  readonly feature: string
  readonly file: string
  readonly line: number
}

const stemOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.feature'.length)

export const sayingsOf = (sources: ReadonlyArray<Source>): ReadonlyArray<Saying> =>
  sources.flatMap((source) => {
    const { file } = source
    const asSaying =
      (by: Saying['by']) =>
      ({ title, line }: { readonly title: string; readonly line: number }): Saying => ({
        by,
        says: title,
        feature: stemOf(file),
        file,
        line,
      })
    const [asExample, asRule] = [asSaying('example'), asSaying('rule')]
    const { loose = [], rules = [] } = readFeature(source) ?? {}
    return [...loose.map(asExample), ...rules.flatMap((rule) => [asRule(rule), ...rule.examples.map(asExample)])]
  })
