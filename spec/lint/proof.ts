import type { Examples, Feature, Pickle, Scenario } from '@cucumber/messages'
import { type Finding, listScenarios, listFeatureRules } from './shape.ts'

const everyExample = (feature: Feature) => [
  ...listScenarios(feature),
  ...listFeatureRules(feature).flatMap(listScenarios),
]

export const checkProven = (feature: Feature): ReadonlyArray<Finding> =>
  listFeatureRules(feature)
    .filter((rule) => listScenarios(rule).length === 0)
    .map(({ name, location: { line } }) => ({ line, message: `The rule "${name}" has no example.` }))

const isOutline = ({ keyword, steps, name, examples }: Scenario) =>
  examples.length > 0 ||
  /outline|template/i.test(keyword) ||
  [name, ...steps.map(({ text }) => text)].some((text) => /<[^<>]+>/.test(text))

export const checkRows = (feature: Feature): ReadonlyArray<Finding> =>
  everyExample(feature)
    .filter(isOutline)
    .flatMap((outline) => {
      const bare = outline.examples.filter(({ tableBody }) => tableBody.length === 0)
      const places = outline.examples.length === 0 ? [outline.location] : bare.map(({ location }) => location)
      return places.map(({ line }) => ({
        line,
        message: `The outline "${outline.name}" has no rows here, so nothing of it runs.`,
      }))
    })

const listRows = ({ tableBody }: Examples) =>
  tableBody.map(({ cells, location: { line } }) => ({ line, key: JSON.stringify(cells.map(({ value }) => value)) }))

const repeated = <Item>(
  items: ReadonlyArray<Item>,
  key: (item: Item) => string,
): ReadonlyArray<readonly [Item, Item]> =>
  [...Map.groupBy(items, key).values()].flatMap(([first, ...others]) => others.map((other) => [first!, other] as const))

export const checkEqualRows = (feature: Feature): ReadonlyArray<Finding> =>
  everyExample(feature).flatMap(({ examples }) =>
    repeated(examples.flatMap(listRows), ({ key }) => key).map(([first, { line }]) => ({
      line,
      message: `This row is the one of line ${first.line} again.`,
    })),
  )

export function checkEqualSteps(feature: Feature, pickles: ReadonlyArray<Pickle>): ReadonlyArray<Finding> {
  const examples = new Map(everyExample(feature).map((example) => [example.id, example]))
  const stringifySteps = ({ steps }: Pickle) =>
    JSON.stringify(steps.map(({ text, argument }) => [text, argument ?? null]))
  const getExample = ({ astNodeIds: [id = ''] }: Pickle) => examples.get(id)
  return repeated(pickles, stringifySteps).flatMap(([first, other]) => {
    const [one, again] = [getExample(first), getExample(other)]
    if (!one || !again || one === again) return []
    return [
      {
        line: again.location.line,
        message: `"${other.name}" does what "${first.name}" of line ${one.location.line} does.`,
      },
    ]
  })
}
