import type { ChartState } from '../draw/extract.ts'
import { listStates, listOutgoingTransitions, type FlowGraph } from './flow-graph.ts'

export type StatePairs = { readonly toNew: ReadonlyMap<string, string>; readonly toOld: ReadonlyMap<string, string> }

type Sides = { readonly before: FlowGraph; readonly now: FlowGraph }
type By = (state: ChartState, graph: FlowGraph) => string

const byKey: By = ({ key }) => key
const byDescription: By = ({ meta }) => meta.description ?? ''

/** Targets are left out: those states may be renamed too. */
const byActivity: By = ({ id, does, meta, kind }, graph) => {
  const activities = listOutgoingTransitions(graph, id).map(({ event, guard, actions }) =>
    [event, guard, actions].join(';'),
  )
  return activities.length + does.length === 0 ? '' : [kind, meta.says, ...does, ...activities].join('|')
}

function indexUniqueStates(states: ReadonlyArray<ChartState>, getName: (state: ChartState) => string) {
  const groups = Map.groupBy(states, getName)
  return new Map([...groups].flatMap(([name, group]) => (name !== '' && group.length === 1 ? [[name, group[0]]] : [])))
}

function pairUniqueStates(by: By, before: ReadonlyArray<ChartState>, now: ReadonlyArray<ChartState>, sides: Sides) {
  const ours = indexUniqueStates(now, (state) => by(state, sides.now))
  return [...indexUniqueStates(before, (state) => by(state, sides.before))].flatMap(([name, state]) => {
    const other = ours.get(name)
    return state && other ? [[state, other] as const] : []
  })
}

const excludeStates = (states: ReadonlyArray<ChartState>, taken: Iterable<string>) => {
  const gone = new Set(taken)
  return states.filter(({ id }) => !gone.has(id))
}

function pairWithin(before: ChartState, now: ChartState, sides: Sides): ReadonlyArray<readonly [string, string]> {
  const found = new Map<ChartState, ChartState>()
  for (const by of [byKey, byDescription, byActivity]) {
    const old = before.states.filter((state) => !found.has(state))
    const taken = new Set(found.values())
    const recent = now.states.filter((state) => !taken.has(state))
    for (const [one, other] of pairUniqueStates(by, old, recent, sides)) found.set(one, other)
  }
  return [[before.id, now.id], ...[...found].flatMap(([one, other]) => pairWithin(one, other, sides))]
}

export function pairStates(before: FlowGraph, now: FlowGraph): StatePairs {
  const toNew = new Map(pairWithin(before.root, now.root, { before, now }))
  const left = excludeStates(listStates(before), toNew.keys())
  const right = excludeStates(listStates(now), toNew.values())
  for (const [one, other] of pairUniqueStates(byDescription, left, right, { before, now })) toNew.set(one.id, other.id)
  return { toNew, toOld: new Map([...toNew].map(([one, other]) => [other, one])) }
}
