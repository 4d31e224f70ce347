import { createHash } from 'node:crypto'
import type { Feature, GherkinDocument, Pickle, RuleChild } from '@cucumber/messages'

const join = (...parts: ReadonlyArray<string>) => parts.join(' › ')

function listScenarioKeys(place: string, { scenario }: RuleChild): ReadonlyArray<readonly [string, string]> {
  if (!scenario) return []
  const key = join(place, scenario.name)
  if (scenario.examples.length === 0) return [[scenario.id, key]]
  return scenario.examples.flatMap(({ name, tableBody }) =>
    tableBody.map(({ id, cells }) => [id, join(key, name, ...cells.map(({ value }) => value))] as const),
  )
}

const listFeatureKeys = (file: string, { children }: Feature) =>
  children.flatMap((child) => [
    ...listScenarioKeys(file, child),
    ...(child.rule?.children ?? []).flatMap((inner) => listScenarioKeys(join(file, child.rule?.name ?? ''), inner)),
  ])

function toUniqueKeys(keys: ReadonlyArray<readonly [string, string]>): ReadonlyMap<string, string> {
  const uses = new Map<string, number>()
  return new Map(
    keys.map(([id, key]) => {
      const use = (uses.get(key) ?? 0) + 1
      uses.set(key, use)
      return [id, use === 1 ? key : join(key, String(use))]
    }),
  )
}

/** Keys survive moved lines and changed steps. Node ids do not: they are new in every run. */
export const readKeys = (file: string, { feature }: GherkinDocument): ReadonlyMap<string, string> =>
  toUniqueKeys(feature ? listFeatureKeys(file, feature) : [])

export const getExampleKey = (keys: ReadonlyMap<string, string>, { astNodeIds }: Pickle): string =>
  keys.get(astNodeIds.at(-1) ?? '') ?? ''

export const computeHash = (...texts: ReadonlyArray<string>) =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 8)

export const computeWordsHash = ({ steps }: Pickle) =>
  computeHash(...steps.map(({ text, argument }) => text + JSON.stringify(argument ?? null)))
