import { idOf } from '#machines/transition-ids.testing.ts'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { readChart, statesBelow, type Chart, type ChartState, type ChartTransition } from '../draw/extract.ts'
import { findInner } from './find-inner.ts'
import { writeInside } from './write-inside.ts'

/** What a chart does not hold of a transition: its delay in milliseconds or as code, and whether it starts its state again. */
export type Detail = { readonly delay: number | string | null; readonly again: boolean; readonly given: string }

/**
 * A machine as data, without its code. `tags` are those of each state and `details` those of each transition, by id;
 * `inside` is the code of what is named in it, by kind and name, such as "guard emailIsGood".
 */
export type FlowGraph = Chart & {
  readonly tags: Readonly<Record<string, ReadonlyArray<string>>>
  readonly details: Readonly<Record<string, Detail>>
  readonly inside: Readonly<Record<string, string>>
  /** Its actions that nobody outside of it can notice, in words. */
  readonly inner: ReadonlyArray<string>
  /** What its states and transitions name. */
  readonly requirements: ReadonlyArray<string>
}

type Implementations = Readonly<Record<'guards' | 'actions' | 'delays', Readonly<Record<string, unknown>>>>

const nodesOf = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
]

const transitionsOf = (node: AnyStateNode) => [...node.transitions.values(), node.always ?? []].flat()

function readDelay(transition: AnyTransitionDefinition, delays: Implementations['delays']) {
  const { source, eventType } = transition
  if (!eventType.startsWith('xstate.after.')) return null
  const name = eventType.slice('xstate.after.'.length, -source.id.length - 1)
  const delay = /^\d+$/.test(name) ? Number(name) : delays[name]
  return typeof delay === 'number' ? delay : writeInside(delay)
}

/** What is named says only what it is given; what is written in place is all there. */
function givenOf(named: unknown): unknown {
  if (typeof named === 'string') return null
  const { type, params } = (named ?? {}) as { readonly type?: unknown; readonly params?: unknown }
  return typeof named === 'object' && typeof type === 'string' ? params : named
}

/** What its guard and its actions are given, and what actions written in place do. */
const readGiven = ({ guard, actions }: AnyTransitionDefinition) => writeInside([guard, ...actions].map(givenOf))

const readDetail = (transition: AnyTransitionDefinition, delays: Implementations['delays']): Detail => ({
  delay: readDelay(transition, delays),
  again: transition.reenter && (transition.target?.length ?? 0) > 0,
  given: readGiven(transition),
})

const readInside = ({ guards, actions }: Implementations): FlowGraph['inside'] =>
  Object.fromEntries([
    ...Object.entries(guards).map(([name, code]) => [`guard ${name}`, writeInside(code)]),
    ...Object.entries(actions).map(([name, code]) => [`action ${name}`, writeInside(code)]),
  ])

const requirementsOf = ({ root, transitions }: Chart) => [
  ...new Set([root, ...statesBelow(root), ...transitions].flatMap(({ meta }) => meta.requirements ?? [])),
]

/** A machine as data that can be sent from one thread to another, and compared. */
export function readGraph(machine: AnyStateMachine): FlowGraph {
  const nodes = nodesOf(machine.root)
  const implementations = machine.implementations as unknown as Implementations
  const transitions = nodes.flatMap(transitionsOf)
  const chart = readChart(machine)
  const inside = readInside(implementations)
  return {
    ...chart,
    tags: Object.fromEntries(nodes.map(({ id, tags }) => [id, tags.toSorted()])),
    details: Object.fromEntries(transitions.map((each) => [idOf(each), readDetail(each, implementations.delays)])),
    inside,
    inner: findInner(implementations.actions, (name) => inside[`action ${name}`] ?? ''),
    requirements: requirementsOf(chart),
  }
}

/** Every state of a flow, the flow itself first. */
export const statesOf = ({ root }: FlowGraph): ReadonlyArray<ChartState> => [root, ...statesBelow(root)]

/** The transitions that start at a state itself, in their order. */
export const transitionsFrom = ({ transitions }: FlowGraph, id: string): ReadonlyArray<ChartTransition> =>
  transitions.filter(({ from }) => from === id)

/** A state with those it stands in, the innermost first. */
export function chainOf(graph: FlowGraph, id: string): ReadonlyArray<ChartState> {
  const find = (state: ChartState): ReadonlyArray<ChartState> => {
    if (state.id === id) return [state]
    const below = state.states.map(find).find(({ length }) => length > 0)
    return below ? [...below, state] : []
  }
  return find(graph.root)
}

/** Where a flow comes to rest in the words of its states: the states without inner ones that entering a state leads to. */
export function leavesOf(state: ChartState): ReadonlyArray<ChartState> {
  if (state.states.length === 0) return [state]
  if (state.kind === 'parallel') return state.states.flatMap(leavesOf)
  return state.states.filter(({ id }) => id === state.initial).flatMap(leavesOf)
}
