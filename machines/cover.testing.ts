import {
  initialTransition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'
import {
  limitTries,
  formatStateName,
  nearest,
  type Case,
  type Graph,
  type Move,
  type Step,
  type Todo,
} from './graph.testing.ts'
import type { Meta } from './meta.ts'
import { createInitialResult, type SnapshotTree } from './snapshot-tree.testing.ts'
import { listTransitionIds, initialIds } from './transition-ids.testing.ts'

export type CoverEvent<Machine extends AnyStateMachine> =
  | EventFromLogic<Machine>
  | { readonly type: `xstate.done.actor.${string}`; readonly output: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown }
  | { readonly type: `xstate.after.${string}` }

type CoverCase<Machine extends AnyStateMachine> =
  | CoverEvent<Machine>
  | ((snapshot: SnapshotFrom<Machine>) => CoverEvent<Machine> | null)

export type Path = {
  readonly title: string
  readonly start: string
  readonly initial: string
  readonly steps: ReadonlyArray<Step>
}

export type Cover = {
  readonly paths: ReadonlyArray<Path>
  readonly taken: ReadonlyArray<string>
  readonly missing: ReadonlyArray<string>
  readonly unused: ReadonlyArray<string>
}

export type PathCoverage = Pick<Cover, 'taken'> & { readonly unreachable: Readonly<Record<string, string>> }

type Options<Machine extends AnyStateMachine> = {
  readonly starts: Readonly<Record<string, InputFrom<Machine>>>
  readonly events: ReadonlyArray<CoverCase<Machine>>
  /** An event that follows at once, such as an effect that answers in the same turn; null for none. */
  readonly atOnce?: (snapshot: SnapshotFrom<Machine>) => CoverEvent<Machine> | null
  /** Snapshots with the same key count as one state; keep it small. */
  readonly key: (snapshot: AnyMachineSnapshot) => string
  readonly maxLength?: number
}

const listDescriptions = (snapshot: AnyMachineSnapshot) =>
  Object.values(snapshot.getMeta() as Record<string, Meta | undefined>).flatMap((meta) => meta?.description ?? [])

type Walk = {
  readonly todo: Todo
  readonly newGraph: () => Graph
  readonly maxLength: number
}

function createRouteFinder(first: Graph, newGraph: () => Graph) {
  let graph = first
  return (here: SnapshotTree, wanted: Todo): ReadonlyArray<Move> => {
    const way = nearest(graph, here, wanted)
    if (way) return way
    graph = newGraph()
    return nearest(graph, here, wanted) ?? []
  }
}

function walkOnce(start: SnapshotTree, first: Graph, { todo, newGraph, maxLength }: Walk): ReadonlyArray<Move> {
  const moves: Move[] = []
  const findRoute = createRouteFinder(first, newGraph)
  const goOn = (wanted: Todo): void => {
    const way = findRoute(moves.at(-1)?.next ?? start, wanted)
    if (way.length === 0 || (moves.length > 0 && moves.length + way.length > maxLength)) return
    moves.push(...way)
    for (const { step, each } of way) {
      todo.cases.delete(each)
      for (const id of step.taken) todo.transitions.delete(id)
    }
    goOn(wanted)
  }
  // The transitions come first, so that another case changes no more than the end of a path.
  goOn({ ...todo, cases: new Set() })
  goOn(todo)
  return moves
}

const formatPathTitle = (name: string, start: AnyMachineSnapshot, moves: ReadonlyArray<Move>) =>
  [
    `${name}: ${listDescriptions(start).join(' and ')}`,
    ...moves.map(({ step, next }) => `${step.event.type}: ${listDescriptions(next.snapshot).join(' and ')}`),
  ].join(', ')

type Start<Machine extends AnyStateMachine> = {
  readonly machine: Machine
  readonly name: string
  readonly input: InputFrom<Machine>
}

function createPaths<Machine extends AnyStateMachine>({ machine, name, input }: Start<Machine>, about: Walk): Path[] {
  const [start] = initialTransition(machine, input as never) as unknown as [AnyMachineSnapshot, unknown]
  const beginning = createInitialResult(start)
  const fresh = [...initialIds(machine, input), ...beginning.taken].filter((id) => about.todo.transitions.delete(id))
  const first = beginning.next.snapshot
  const graph = about.newGraph()
  const paths: Path[] = []
  for (;;) {
    const moves = walkOnce(beginning.next, graph, about)
    const isNew = moves.length > 0 || (fresh.length > 0 && paths.length === 0)
    if (!isNew) return paths
    const steps = moves.map(({ step }) => step)
    paths.push({ title: formatPathTitle(name, first, moves), start: name, initial: formatStateName(first), steps })
  }
}

function withoutTime<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const delays = Object.fromEntries(Object.keys(machine.implementations.delays).map((name) => [name, 1]))
  return machine.provide({ delays } as never) as Machine
}

const formatCase = (each: Case, place: number) =>
  typeof each === 'function' ? `events[${place}]` : JSON.stringify(each)

export function coverTransitions<Machine extends AnyStateMachine>(machine: Machine, options: Options<Machine>): Cover {
  const { starts, events, maxLength = 25 } = options
  const ids = listTransitionIds(machine)
  const todo: Todo = { transitions: new Set(ids), cases: new Set(events) }
  const countTry = limitTries(machine.id)
  const about = { todo, maxLength, newGraph: () => ({ offer: options, nodes: new Map(), countTry }) }
  const timeless = withoutTime(machine)
  const paths = Object.entries(starts).flatMap(([name, input]) =>
    createPaths({ machine: timeless, name, input }, about),
  )
  return {
    paths,
    taken: ids.filter((id) => !todo.transitions.has(id)),
    missing: [...todo.transitions],
    unused: events.flatMap((each, place) => (todo.cases.has(each) ? [formatCase(each, place)] : [])),
  }
}
