import { getTransitionId } from '#machines/transition-ids.testing.ts'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { readChart, statesBelow, type Chart, type ChartState, type ChartTransition } from '../draw/extract.ts'
import { findInner } from './find-inner.ts'
import { serializeDefinition } from './write-inside.ts'

/** `delay` is in milliseconds, or the source code that computes it. */
export type Detail = { readonly delay: number | string | null; readonly again: boolean; readonly given: string }

/** `tags` by state id, `details` by transition id; `inside` is source code by kind and name, such as "guard emailIsValid". */
export type FlowGraph = Chart & {
  readonly tags: Readonly<Record<string, ReadonlyArray<string>>>
  readonly details: Readonly<Record<string, Detail>>
  readonly inside: Readonly<Record<string, string>>
  readonly inner: ReadonlyArray<string>
  readonly requirements: ReadonlyArray<string>
}

type Implementations = Readonly<Record<'guards' | 'actions' | 'delays', Readonly<Record<string, unknown>>>>

const listNodes = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [
  node,
  ...Object.values(node.states).flatMap(listNodes),
]

const listNodeTransitions = (node: AnyStateNode) => [...node.transitions.values(), node.always ?? []].flat()

function readDelay(transition: AnyTransitionDefinition, delays: Implementations['delays']) {
  const { source, eventType } = transition
  if (!eventType.startsWith('xstate.after.')) return null
  const name = eventType.slice('xstate.after.'.length, -source.id.length - 1)
  const delay = /^\d+$/.test(name) ? Number(name) : delays[name]
  return typeof delay === 'number' ? delay : serializeDefinition(delay)
}

function getParams(named: unknown): unknown {
  if (typeof named === 'string') return null
  const { type, params } = (named ?? {}) as { readonly type?: unknown; readonly params?: unknown }
  return typeof named === 'object' && typeof type === 'string' ? params : named
}

const readParams = ({ guard, actions }: AnyTransitionDefinition) =>
  serializeDefinition([guard, ...actions].map(getParams))

const readDetail = (transition: AnyTransitionDefinition, delays: Implementations['delays']): Detail => ({
  delay: readDelay(transition, delays),
  again: transition.reenter && (transition.target?.length ?? 0) > 0,
  given: readParams(transition),
})

const readInside = ({ guards, actions }: Implementations): FlowGraph['inside'] =>
  Object.fromEntries([
    ...Object.entries(guards).map(([name, code]) => [`guard ${name}`, serializeDefinition(code)]),
    ...Object.entries(actions).map(([name, code]) => [`action ${name}`, serializeDefinition(code)]),
  ])

const listChartRequirements = ({ root, transitions }: Chart) => [
  ...new Set([root, ...statesBelow(root), ...transitions].flatMap(({ meta }) => meta.requirements ?? [])),
]

/** The result must stay cloneable: it is sent between threads. */
export function readGraph(machine: AnyStateMachine): FlowGraph {
  const nodes = listNodes(machine.root)
  const implementations = machine.implementations as unknown as Implementations
  const transitions = nodes.flatMap(listNodeTransitions)
  const chart = readChart(machine)
  const inside = readInside(implementations)
  return {
    ...chart,
    tags: Object.fromEntries(nodes.map(({ id, tags }) => [id, tags.toSorted()])),
    details: Object.fromEntries(
      transitions.map((each) => [getTransitionId(each), readDetail(each, implementations.delays)]),
    ),
    inside,
    inner: findInner(implementations.actions, (name) => inside[`action ${name}`] ?? ''),
    requirements: listChartRequirements(chart),
  }
}

export const listStates = ({ root }: FlowGraph): ReadonlyArray<ChartState> => [root, ...statesBelow(root)]

export const listOutgoingTransitions = ({ transitions }: FlowGraph, id: string): ReadonlyArray<ChartTransition> =>
  transitions.filter(({ from }) => from === id)

/** Innermost first. */
export function getAncestorChain(graph: FlowGraph, id: string): ReadonlyArray<ChartState> {
  const find = (state: ChartState): ReadonlyArray<ChartState> => {
    if (state.id === id) return [state]
    const below = state.states.map(find).find(({ length }) => length > 0)
    return below ? [...below, state] : []
  }
  return find(graph.root)
}

export function listInitialLeaves(state: ChartState): ReadonlyArray<ChartState> {
  if (state.states.length === 0) return [state]
  if (state.kind === 'parallel') return state.states.flatMap(listInitialLeaves)
  return state.states.filter(({ id }) => id === state.initial).flatMap(listInitialLeaves)
}
