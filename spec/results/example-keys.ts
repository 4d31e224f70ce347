import { createHash } from 'node:crypto'
import type { Feature, GherkinDocument, Pickle, RuleChild } from '@cucumber/messages'

const join = (...parts: ReadonlyArray<string>) => parts.join(' › ')

function keysOfScenario(place: string, { scenario }: RuleChild): ReadonlyArray<readonly [string, string]> {
  if (!scenario) return []
  const key = join(place, scenario.name)
  if (scenario.examples.length === 0) return [[scenario.id, key]]
  return scenario.examples.flatMap(({ name, tableBody }) =>
    tableBody.map(({ id, cells }) => [id, join(key, name, ...cells.map(({ value }) => value))] as const),
  )
}

const keysOfFeature = (file: string, { children }: Feature) =>
  children.flatMap((child) => [
    ...keysOfScenario(file, child),
    ...(child.rule?.children ?? []).flatMap((inner) => keysOfScenario(join(file, child.rule?.name ?? ''), inner)),
  ])

/**
 * What names each example over many runs, by the id of its node: its file, its rule, its title and, in a table, its row.
 * Lines may move and steps may change without a new name; the ids of nodes are new in every run.
 */
export const readKeys = (file: string, { feature }: GherkinDocument): ReadonlyMap<string, string> =>
  new Map(feature ? keysOfFeature(file, feature) : [])

/** The name of the example that a pickle was made from. */
export const keyOf = (keys: ReadonlyMap<string, string>, { astNodeIds }: Pickle): string =>
  keys.get(astNodeIds.at(-1) ?? '') ?? ''

/** A short hash of texts: eight hexadecimal digits. */
export const hashOf = (...texts: ReadonlyArray<string>) =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 8)

/** A hash of all that an example says, with what comes before it. */
export const hashOfWords = ({ steps }: Pickle) =>
  hashOf(...steps.map(({ text, argument }) => text + JSON.stringify(argument ?? null)))
