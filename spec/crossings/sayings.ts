import type { Rule, RuleChild, Scenario } from '@cucumber/messages'
import { parseFeature } from '../parse-feature.ts'
import type { Source } from '../read-sources.ts'

/** A sentence of a feature: the title of an example, or a rule. */
export type Saying = {
  readonly by: 'example' | 'rule'
  readonly says: string
  readonly feature: string
  readonly file: string
  readonly line: number
}

const stemOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.feature'.length)

/** Every rule and every example of these features, with the place where it stands. */
export const sayingsOf = (sources: ReadonlyArray<Source>): ReadonlyArray<Saying> =>
  sources.flatMap(({ file, text }) => {
    const at = ({ name, location }: Rule | Scenario, by: Saying['by']): Saying => ({
      by,
      says: name,
      feature: stemOf(file),
      file,
      line: location.line,
    })
    const examplesOf = ({ scenario }: RuleChild) => (scenario ? [at(scenario, 'example')] : [])
    const children = parseFeature(file, text).document.feature?.children ?? []
    return children.flatMap((child) => [
      ...examplesOf(child),
      ...(child.rule ? [at(child.rule, 'rule'), ...child.rule.children.flatMap(examplesOf)] : []),
    ])
  })
