import type { Background, Examples, Feature, Rule, RuleChild, Scenario } from '@cucumber/messages'
import { type Finding, listFeatureRules } from './shape.ts'

type DescribedNode = Feature | Rule | Background | Scenario | Examples

const shapes: ReadonlyArray<readonly [RegExp, string]> = [
  [/^[A-Z][a-z]*( [A-Z][a-z]*){0,2}:/, 'a keyword'],
  [/^(Given|When|Then|And|But)\b/, 'a step'],
  [/^\*\s/, 'a step'],
  [/^\|/, 'a row of a table'],
  [/^@\w/, 'a tag'],
  [/^("""|```)/, 'a quoted text'],
]

const isProse = (keyword: string, shape: string, line: string) =>
  keyword === 'Feature' && shape === 'a step' && /[.,;:]/.test(line)

function listDescribedNodes(feature: Feature): ReadonlyArray<DescribedNode> {
  const rules = listFeatureRules(feature)
  const children: ReadonlyArray<RuleChild> = [...feature.children, ...rules.flatMap((rule) => rule.children)]
  const scenarios = children.flatMap(({ scenario }) => scenario ?? [])
  const backgrounds = children.flatMap(({ background }) => background ?? [])
  return [feature, ...rules, ...backgrounds, ...scenarios, ...scenarios.flatMap(({ examples }) => examples)]
}

/** Finds steps hidden in descriptions: the parser takes any line it does not know under a title for prose. */
export const checkHidden =
  (text: string) =>
  (feature: Feature): ReadonlyArray<Finding> => {
    const lines = text.split('\n')
    return listDescribedNodes(feature).flatMap(({ keyword, description, location }) => {
      if (description === '') return []
      const first = description.split('\n')[0] ?? ''
      const start = lines.indexOf(first, location.line)
      return description.split('\n').flatMap((line, offset) => {
        const written = line.trim()
        const [, shape] = shapes.find(([pattern]) => pattern.test(written)) ?? []
        return shape && !isProse(keyword, shape, written)
          ? [
              {
                line: start + offset + 1,
                message: `"${written}" looks like ${shape}, but is read as a description: it never runs.`,
              },
            ]
          : []
      })
    })
  }
