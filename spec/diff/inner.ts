import { toWords } from '../draw/names.ts'
import type { FlowGraph } from './flow-graph.ts'

/** The first words of what only writes down for later; what else is written down is shown. */
const bookkeeping = /^(?:keep|note|count|forget|remember|begin|end|finish|expect|await|mark)\b/

/** What a flow does only to itself: it sets and stops its own clocks and parts. */
const own: ReadonlySet<string> = new Set(['xstate.raise', 'xstate.cancel', 'xstate.log', 'xstate.stopChild'])

/** The same, written in place, as it is called then. */
const ownInPlace: ReadonlyArray<string> = ['raise', 'cancel', 'log', 'stop child', 'assign', 'enqueue actions']

/** Whether an action reaches nobody: neither the visitor, nor the device, nor another part of the site. */
function isInner(name: string, kind: unknown, code: string) {
  if (kind === 'xstate.enqueueActions') return !/\.(?:emit|sendTo|sendParent|spawnChild)\(/.test(code)
  return own.has(String(kind)) || (kind === 'xstate.assign' && bookkeeping.test(toWords(name)))
}

/** The actions of a machine that nobody outside of it can notice, in words. */
export const findInner = (
  actions: Readonly<Record<string, unknown>>,
  codeOf: (name: string) => string,
): ReadonlyArray<string> => [
  ...ownInPlace,
  ...Object.entries(actions).flatMap(([name, action]) =>
    isInner(name, (action as { readonly type?: unknown }).type, codeOf(name)) ? [toWords(name)] : [],
  ),
]

/** What is done, without what nobody can notice; a state that only listens does nothing either. */
export const noticedOf = ({ inner }: FlowGraph, done: ReadonlyArray<string>): ReadonlyArray<string> =>
  done.filter((each) => !inner.includes(each.replace(/^on (?:entry|exit): /, '')) && !/^calls watch/.test(each))

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
  const words = (name: string) => name.replace(/ .*$/, (own) => ` ${toWords(own.trim())}`)
  return new Map(
    [...alone(before, now)].flatMap(([code, old]) => {
      const recent = names.get(code) ?? []
      const [one, other] = [old[0]?.[0], recent[0]?.[0]]
      const isSure = old.length === 1 && recent.length === 1 && one !== undefined && other !== undefined
      return isSure ? [[words(one), words(other).replace(/^\w+ /, '')] as const] : []
    }),
  )
}
