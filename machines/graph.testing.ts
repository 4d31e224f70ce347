import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import {
  createChildrenKey,
  listTransitionResults,
  type SnapshotTree,
  type TransitionResult,
} from './snapshot-tree.testing.ts'

export type Step = {
  readonly event: AnyEventObject
  readonly taken: ReadonlyArray<string>
  readonly state: string
  readonly context: unknown
  readonly refusesText: boolean
}

const text = /(^|\.)(email|field|note|text|values|words)\.changed$/

function refusesText({ machine, _nodes: nodes }: AnyMachineSnapshot): boolean {
  const takes = (types: Iterable<string>) => Array.from(types).some((type) => text.test(type))
  return takes(machine.events) && !takes(nodes.flatMap(({ transitions }) => [...transitions.keys()]))
}

export type Case = AnyEventObject | ((snapshot: never) => AnyEventObject | null)

export type Move = { readonly step: Step; readonly each: Case; readonly next: SnapshotTree }

export type Todo = { readonly transitions: Set<string>; readonly cases: Set<Case> }

export type Offer = {
  readonly events: ReadonlyArray<Case>
  readonly atOnce?: (snapshot: never) => AnyEventObject | null
  readonly key: (snapshot: AnyMachineSnapshot) => string
}

type Edge = { readonly from: Node; readonly move: Move; readonly to: Node }

type Node = { readonly standing: SnapshotTree; edges: ReadonlyArray<Edge> | null }

export type Graph = {
  readonly offer: Offer
  readonly nodes: Map<string, Node>
  readonly countTry: () => void
}

const maxTriedPaths = 30_000

/** @throws {Error} after `maxTriedPaths` tries */
export function limitTries(machine: string): () => void {
  let tries = 0
  return () => {
    tries += 1
    if (tries <= maxTriedPaths) return
    throw new Error(
      `The cover of ${machine} has tried ${maxTriedPaths} events and is not done. ` +
        'Leave out of its key what decides nothing, or offer fewer events.',
    )
  }
}

export const formatStateName = (snapshot: AnyMachineSnapshot) =>
  typeof snapshot.value === 'string' ? snapshot.value : JSON.stringify(snapshot.value)

function followImmediateEvents({ taken, next }: TransitionResult, atOnce: Offer['atOnce']): TransitionResult {
  const more = atOnce?.(next.snapshot as never) ?? null
  const [then] = more === null ? [] : listTransitionResults(next, more)
  return then ? followImmediateEvents({ taken: [...taken, ...then.taken], next: then.next }, atOnce) : { taken, next }
}

function listMoves(each: Case, from: SnapshotTree, { offer: { atOnce }, countTry }: Graph): Move[] {
  countTry()
  const event = typeof each === 'function' ? each(from.snapshot as never) : each
  if (event === null) return []
  return listTransitionResults(from, event).map((begun) => {
    const { taken, next } = followImmediateEvents(begun, atOnce)
    const { snapshot } = next
    return {
      each,
      step: {
        event,
        taken,
        state: formatStateName(snapshot),
        context: snapshot.context,
        refusesText: refusesText(snapshot),
      },
      next,
    }
  })
}

function getNode({ offer, nodes }: Graph, standing: SnapshotTree): Node {
  const name = `${offer.key(standing.snapshot)} ${createChildrenKey(standing)}`
  const node = nodes.get(name) ?? { standing, edges: null }
  nodes.set(name, node)
  return node
}

function listEdges(graph: Graph, node: Node): ReadonlyArray<Edge> {
  node.edges ??= graph.offer.events.flatMap((each) =>
    listMoves(each, node.standing, graph).map((move) => ({ from: node, move, to: getNode(graph, move.next) })),
  )
  return node.edges
}

function buildRoute(node: Node, incomingEdges: ReadonlyMap<Node, Edge | null>): ReadonlyArray<Edge> {
  const last = incomingEdges.get(node)
  return last ? [...buildRoute(last.from, incomingEdges), last] : []
}

const isNew = ({ step, each }: Move, { transitions, cases }: Todo) =>
  cases.has(each) || step.taken.some((id) => transitions.has(id))

function search(graph: Graph, from: Node, todo: Todo): ReadonlyArray<Edge> {
  const incomingEdges = new Map<Node, Edge | null>([[from, null]])
  for (const node of incomingEdges.keys()) {
    for (const edge of listEdges(graph, node)) {
      if (isNew(edge.move, todo)) return [...buildRoute(node, incomingEdges), edge]
      if (!incomingEdges.has(edge.to)) incomingEdges.set(edge.to, edge)
    }
  }
  return []
}

const repeat = (graph: Graph, { move, to }: Edge, from: SnapshotTree) =>
  listMoves(move.each, from, graph).find(
    ({ step, next }) => step.taken.join() === move.step.taken.join() && getNode(graph, next) === to,
  )

/** Empty when nothing is left; null when a step acts differently here than in the explored state with the same key. */
export function nearest(graph: Graph, from: SnapshotTree, todo: Todo): ReadonlyArray<Move> | null {
  const moves: Move[] = []
  for (const edge of search(graph, getNode(graph, from), todo)) {
    const move = repeat(graph, edge, moves.at(-1)?.next ?? from)
    if (!move) return null
    moves.push(move)
  }
  return moves
}
