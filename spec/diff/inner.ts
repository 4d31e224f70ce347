import { toWords } from '../draw/names.ts'
import type { FlowGraph } from './flow-graph.ts'

/** What is done, without what nobody can notice; a state that only listens does nothing either. */
export const noticedOf = ({ inner }: FlowGraph, done: ReadonlyArray<string>): ReadonlyArray<string> =>
  done.filter((each) => !inner.includes(each.replace(/^on (?:entry|exit): /, '')) && !each.startsWith('calls watch'))

/** What nobody can notice of what is done. */
export function innerOf(graph: FlowGraph, done: ReadonlyArray<string>): ReadonlyArray<string> {
  const noticed = noticedOf(graph, done)
  return done.filter((each) => !noticed.includes(each))
}

/** Code that is not there, since the site provides it: it is the same for every name. */
const isProvided = (code: string) => code.includes('complain(')

/**
 * Guards and actions that only have another name: the code of both is the same, and no other name has it. From the old
 * name with its kind before it, such as "guard is good", to the new one, in words.
 */
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
