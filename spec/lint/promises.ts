import type { Feature, Rule, Scenario } from '@cucumber/messages'
import { type Finding, listScenarios, listFeatureRules } from './shape.ts'

const promise = /\b(only|never|always|all|every|each|any|at most|no|nobody|nothing|everything|everybody)\b/i

const contrast =
  /\b(not|no|none|nobody|nothing|never|neither|nor|without|cannot|only|alone|but|still|other|others|another|else|elsewhere|same|unless|except|too|before|0|un\w+ed)\b|n't\b/i

const countRuns = ({ examples }: Scenario) =>
  examples.length === 0 ? 1 : examples.flatMap(({ tableBody }) => tableBody).length

const listTexts = ({ name, steps, examples }: Scenario) => [
  name,
  ...steps.flatMap(({ text, dataTable }) => [
    text,
    ...(dataTable?.rows ?? []).flatMap(({ cells }) => cells.map(({ value }) => value)),
  ]),
  ...examples.flatMap(({ tableBody }) => tableBody.flatMap(({ cells }) => cells.map(({ value }) => value))),
]

const listed = ({ steps }: Scenario) => steps.at(-1)?.dataTable?.rows.length ?? 0

function missing(rule: Rule): string | undefined {
  const examples = listScenarios(rule)
  const cases = examples.reduce((sum, example) => sum + Math.max(countRuns(example), listed(example)), 0)
  if (cases < 2) return 'has one example'
  const isContrast = examples.flatMap(listTexts).some((text) => contrast.test(text))
  return cases > 2 || isContrast ? undefined : 'has no example that says a contrast'
}

/** A universal rule needs three different examples, or two if one is a contrast ("not", "only"). Rows count. */
export const checkPromises = (feature: Feature): ReadonlyArray<Finding> =>
  listFeatureRules(feature).flatMap((rule) => {
    const [word] = promise.exec(rule.name) ?? []
    const lack = word && missing(rule)
    return lack
      ? [
          {
            line: rule.location.line,
            message: `"${rule.name}" says "${word}", but ${lack}: add one that could break it, or say less.`,
          },
        ]
      : []
  })
