import { StepKeywordType, type Feature, type Scenario } from '@cucumber/messages'
import { type Finding, listScenarios, listFeatureRules } from './shape.ts'

const maxSteps = 7

const everyExample = (feature: Feature) => [
  ...listScenarios(feature),
  ...listFeatureRules(feature).flatMap(listScenarios),
]

export const checkLength = (feature: Feature): ReadonlyArray<Finding> =>
  everyExample(feature)
    .filter(({ steps }) => steps.length > maxSteps)
    .map(({ name, steps, location: { line } }) => ({
      line,
      message: `The example "${name}" has ${steps.length} steps; ${maxSteps} are the most.`,
    }))

function laterWhens({ steps }: Scenario) {
  const said = steps.filter(({ keywordType }) => keywordType !== StepKeywordType.CONJUNCTION)
  const isWhen = (place: number) => said[place]?.keywordType === StepKeywordType.ACTION
  return said.filter((_, place) => isWhen(place) && !isWhen(place - 1)).slice(1)
}

export const checkWhens = (feature: Feature): ReadonlyArray<Finding> =>
  everyExample(feature).flatMap((example) =>
    laterWhens(example).map(({ location: { line } }) => ({
      line,
      message: `The example "${example.name}" starts again with another When: make it two examples.`,
    })),
  )
