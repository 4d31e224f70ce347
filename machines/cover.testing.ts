import {
  initialTransition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'
import { limitTries, nameOf, nearest, type Case, type Graph, type Move, type Step, type Todo } from './graph.testing.ts'
import type { Meta } from './meta.ts'
import { beginningOf, type Standing } from './standing.testing.ts'
import { idsOf, initialIds } from './transition-ids.testing.ts'

/** An event of the machine, or the way one of its effects settles. */
export type CoverEvent<Machine extends AnyStateMachine> =
  | EventFromLogic<Machine>
  | { readonly type: `xstate.done.actor.${string}`; readonly output: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown }
  | { readonly type: `xstate.after.${string}` }

/** A case to try; what depends on where the machine stands is told by that, and is null where there is nothing to try. */
type CoverCase<Machine extends AnyStateMachine> =
  | CoverEvent<Machine>
  | ((snapshot: SnapshotFrom<Machine>) => CoverEvent<Machine> | null)

/** A way through a machine from one of its starts. */
export type Path = {
  readonly title: string
  /** The name of the start. */
  readonly start: string
  /** The state the machine is in before the first step. */
  readonly initial: string
  readonly steps: ReadonlyArray<Step>
}

export type Cover = {
  readonly paths: ReadonlyArray<Path>
  /** Transitions that the paths take, and those before their first step. */
  readonly taken: ReadonlyArray<string>
  /** Transitions that no offered event can reach. */
  readonly missing: ReadonlyArray<string>
  /** Offered cases that change nothing wherever the machine gets: events as JSON, others by their places. */
  readonly unused: ReadonlyArray<string>
}

/** What paths take, and why some transitions are taken by none of them, by their ids. */
export type MadePaths = Pick<Cover, 'taken'> & { readonly unreachable: Readonly<Record<string, string>> }

type Options<Machine extends AnyStateMachine> = {
  /** The inputs a machine may start with, by name. */
  readonly starts: Readonly<Record<string, InputFrom<Machine>>>
  /** The cases to try: one or several per event type. Each is taken at least once. */
  readonly events: ReadonlyArray<CoverCase<Machine>>
  /** What happens in a state before anyone can look, such as an effect that answers in the same turn; null when nothing does. */
  readonly atOnce?: (snapshot: SnapshotFrom<Machine>) => CoverEvent<Machine> | null
  /** What makes two snapshots the same for exploring; keep it small. */
  readonly key: (snapshot: AnyMachineSnapshot) => string
  /** A path is ended rather than made longer than this many steps. */
  readonly maxLength?: number
}

const sayOf = (snapshot: AnyMachineSnapshot) =>
  Object.values(snapshot.getMeta() as Record<string, Meta | undefined>).flatMap((meta) => meta?.description ?? [])

/** What the paths of a cover have in common. */
type Walk = {
  readonly todo: Todo
  readonly newGraph: () => Graph
  readonly maxLength: number
}

/** Finds one way after the other; where a key has hidden what differs, it looks at all again from there. */
function findWays(first: Graph, newGraph: () => Graph) {
  let graph = first
  return (here: Standing, wanted: Todo): ReadonlyArray<Move> => {
    const way = nearest(graph, here, wanted)
    if (way) return way
    graph = newGraph()
    return nearest(graph, here, wanted) ?? []
  }
}

function walkOnce(start: Standing, first: Graph, { todo, newGraph, maxLength }: Walk): ReadonlyArray<Move> {
  const moves: Move[] = []
  const findWay = findWays(first, newGraph)
  const goOn = (wanted: Todo): void => {
    const way = findWay(moves.at(-1)?.next ?? start, wanted)
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

const titleOf = (name: string, start: AnyMachineSnapshot, moves: ReadonlyArray<Move>) =>
  [
    `${name}: ${sayOf(start).join(' and ')}`,
    ...moves.map(({ step, next }) => `${step.event.type}: ${sayOf(next.snapshot).join(' and ')}`),
  ].join(', ')

type Start<Machine extends AnyStateMachine> = {
  readonly machine: Machine
  readonly name: string
  readonly input: InputFrom<Machine>
}

function pathsFrom<Machine extends AnyStateMachine>({ machine, name, input }: Start<Machine>, about: Walk): Path[] {
  const [start] = initialTransition(machine, input as never) as unknown as [AnyMachineSnapshot, unknown]
  const beginning = beginningOf(start)
  const fresh = [...initialIds(machine, input), ...beginning.taken].filter((id) => about.todo.transitions.delete(id))
  const first = beginning.next.snapshot
  const graph = about.newGraph()
  const paths: Path[] = []
  for (;;) {
    const moves = walkOnce(beginning.next, graph, about)
    const isNew = moves.length > 0 || (fresh.length > 0 && paths.length === 0)
    if (!isNew) return paths
    const steps = moves.map(({ step }) => step)
    paths.push({ title: titleOf(name, first, moves), start: name, initial: nameOf(first), steps })
  }
}

/** No time passes in a cover, so how long a delay takes, which a world may have to say, does not matter. */
function withoutTime<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const delays = Object.fromEntries(Object.keys(machine.implementations.delays).map((name) => [name, 1]))
  return machine.provide({ delays } as never) as Machine
}

const wordsOf = (each: Case, place: number) => (typeof each === 'function' ? `events[${place}]` : JSON.stringify(each))

/**
 * Paths that together take every transition of a machine and every offered case that the offered events can reach.
 * Greedy: from where it stands it walks to the nearest transition or case not yet taken.
 */
export function coverTransitions<Machine extends AnyStateMachine>(machine: Machine, options: Options<Machine>): Cover {
  const { starts, events, maxLength = 25 } = options
  const ids = idsOf(machine)
  const todo: Todo = { transitions: new Set(ids), cases: new Set(events) }
  const countTry = limitTries(machine.id)
  const about = { todo, maxLength, newGraph: () => ({ offer: options, nodes: new Map(), countTry }) }
  const timeless = withoutTime(machine)
  const paths = Object.entries(starts).flatMap(([name, input]) => pathsFrom({ machine: timeless, name, input }, about))
  return {
    paths,
    taken: ids.filter((id) => !todo.transitions.has(id)),
    missing: [...todo.transitions],
    unused: events.flatMap((each, place) => (todo.cases.has(each) ? [wordsOf(each, place)] : [])),
  }
}
