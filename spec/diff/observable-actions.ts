import { toWords } from '../draw/names.ts'
import type { FlowGraph } from './flow-graph.ts'

/** Actors named `watch…` only listen and do not count either. */
export const listObservableActions = ({ inner }: FlowGraph, done: ReadonlyArray<string>): ReadonlyArray<string> =>
  done.filter((each) => !inner.includes(each.replace(/^on (?:entry|exit): /, '')) && !each.startsWith('calls watch'))

export function listInternalActions(graph: FlowGraph, done: ReadonlyArray<string>): ReadonlyArray<string> {
  const noticed = listObservableActions(graph, done)
  return done.filter((each) => !noticed.includes(each))
}

/** Placeholders (machines/unprovided.ts) have the same code under every name. */
const isProvided = (code: string) => code.includes('complain(')

/** Same code, and no other name has it. From `guard <old name>` or `action <old name>` to the new name. */
export function findRenamed(before: FlowGraph, now: FlowGraph): ReadonlyMap<string, string> {
  const alone = ({ inside }: FlowGraph, other: FlowGraph) =>
    Map.groupBy(
      Object.entries(inside).filter(([name, code]) => other.inside[name] === undefined && !isProvided(code)),
      ([name, code]) => `${name.split(' ')[0]} ${code}`,
    )
  const names = alone(now, before)
  const words = (named: string) => named.replace(/ .*$/, (name) => ` ${toWords(name.trim())}`)
  return new Map(
    [...alone(before, now)].flatMap(([code, old]) => {
      const recent = names.get(code) ?? []
      const [one, other] = [old[0]?.[0], recent[0]?.[0]]
      const isSure = old.length === 1 && recent.length === 1 && one !== undefined && other !== undefined
      return isSure ? [[words(one), words(other).replace(/^\w+ /, '')] as const] : []
    }),
  )
}
