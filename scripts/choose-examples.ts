import { drawTenth } from '#steps/harness/draw-lots.ts'
import type { Envelope, Pickle, TestCase } from '@cucumber/messages'

/** Some of the examples, each as `file:line`, and why they were chosen. */
export type Choice = {
  readonly places: ReadonlyArray<string>
  /** How many can be told on the screen alone. */
  readonly onScreen: number
  /** How many were needed beside them to say all that any example says. */
  readonly covering: number
  /** How many of the others were drawn. */
  readonly drawn: number
  readonly of: number
}

type Example = { readonly pickle: Pickle; readonly says: ReadonlySet<string> }

/**
 * Chooses from all examples those with the tag `@screen`, as few of the others as say every step definition and every
 * state at least once, and a tenth of the rest, drawn by the seed.
 * @param envelopes Cucumber's messages of a dry run
 */
export function chooseExamples(envelopes: ReadonlyArray<Envelope>, seed: string): Choice {
  const examples = readExamples(envelopes)
  const onScreen = examples.filter(({ pickle }) => pickle.tags.some(({ name }) => name === '@screen'))
  const said = new Set(onScreen.flatMap(({ says }) => [...says]))
  const covering = coverRest(without(examples, onScreen), said)
  const rest = without(examples, [...onScreen, ...covering])
  const drawn = drawTenth(rest, seed, ({ pickle }) => placeOf(pickle))
  return {
    places: [...onScreen, ...covering, ...drawn].map(({ pickle }) => placeOf(pickle)),
    onScreen: onScreen.length,
    covering: covering.length,
    drawn: drawn.length,
    of: examples.length,
  }
}

const placeOf = ({ uri, location }: Pickle) => `${uri}:${location?.line}`

const without = (examples: ReadonlyArray<Example>, taken: ReadonlyArray<Example>) =>
  examples.filter((example) => !taken.includes(example))

function readExamples(envelopes: ReadonlyArray<Envelope>): Example[] {
  const types = new Set(envelopes.flatMap(({ parameterType }) => (parameterType ? [parameterType.name] : [])))
  const cases = new Map(envelopes.flatMap(({ testCase }) => (testCase ? [[testCase.pickleId, testCase]] : [])))
  return envelopes.flatMap(({ pickle }) => {
    const testCase = pickle && cases.get(pickle.id)
    return testCase ? [{ pickle, says: whatIsSaid(testCase, types) }] : []
  })
}

/** The step definitions of an example, and the values of our own parameter types: the states of the machines. */
function whatIsSaid({ testSteps }: TestCase, types: ReadonlySet<string>): Set<string> {
  const matches = testSteps.flatMap(({ stepMatchArgumentsLists = [] }) => stepMatchArgumentsLists)
  const states = matches
    .flatMap(({ stepMatchArguments }) => stepMatchArguments)
    .filter(({ parameterTypeName = '' }) => types.has(parameterTypeName))
    .map(({ parameterTypeName, group }) => `${parameterTypeName} ${group.value}`)
  return new Set([...testSteps.flatMap(({ stepDefinitionIds = [] }) => stepDefinitionIds), ...states])
}

/** Takes, each time, the example that says most of what has not been said. */
function coverRest(examples: ReadonlyArray<Example>, said: Set<string>): Example[] {
  const news = ({ says }: Example) => [...says].filter((item) => !said.has(item)).length
  const chosen: Example[] = []
  for (;;) {
    const best = examples.reduce<Example | undefined>(
      (found, example) => (news(example) > (found ? news(found) : 0) ? example : found),
      undefined,
    )
    if (!best) return chosen
    chosen.push(best)
    for (const item of best.says) said.add(item)
  }
}
