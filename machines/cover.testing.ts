import {
  initialTransition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'
import type { Meta } from './meta.ts'
import { beginningOf, childrenIn, takenFrom, type Standing, type Taken } from './standing.testing.ts'
import { idsOf, initialIds } from './transition-ids.testing.ts'

/** An event of the machine, or the way one of its effects settles. */
export type CoverEvent<Machine extends AnyStateMachine> =
  | EventFromLogic<Machine>
  | { readonly type: `xstate.done.actor.${string}`; readonly output: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown }
  | { readonly type: `xstate.after.${string}` }

/** A case to try; what depends on where the machine stands is told by that. */
type CoverCase<Machine extends AnyStateMachine> =
  | CoverEvent<Machine>
  | ((snapshot: SnapshotFrom<Machine>) => CoverEvent<Machine>)

/** One step of a path: the event, the transitions it takes, and the state that is reached. */
export type Step = {
  readonly event: AnyEventObject
  readonly taken: ReadonlyArray<string>
  readonly state: string
  readonly context: unknown
}

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
}

/** What paths take, and why some transitions are taken by none of them, by their ids. */
export type MadePaths = Pick<Cover, 'taken'> & { readonly unreachable: Readonly<Record<string, string>> }

type Options<Machine extends AnyStateMachine> = {
  /** The inputs a machine may start with, by name. */
  readonly starts: Readonly<Record<string, InputFrom<Machine>>>
  /** The cases to try: one or several per event type. */
  readonly events: ReadonlyArray<CoverCase<Machine>>
  /** What happens in a state before anyone can look, such as an effect that answers in the same turn; null when nothing does. */
  readonly atOnce?: (snapshot: SnapshotFrom<Machine>) => CoverEvent<Machine> | null
  /** What makes two snapshots the same for exploring; keep it small. */
  readonly key: (snapshot: AnyMachineSnapshot) => string
  /** A path is ended rather than made longer than this many steps. */
  readonly maxLength?: number
}

type Move = { readonly step: Step; readonly next: Standing }

const nameOf = (snapshot: AnyMachineSnapshot) =>
  typeof snapshot.value === 'string' ? snapshot.value : JSON.stringify(snapshot.value)

const sayOf = (snapshot: AnyMachineSnapshot) =>
  Object.values(snapshot.getMeta() as Record<string, Meta | undefined>).flatMap((meta) => meta?.description ?? [])

type Cases = Pick<Options<AnyStateMachine>, 'events' | 'atOnce'>

/** What happens next, before anyone can look. */
function goOn({ taken, next }: Taken, atOnce: Cases['atOnce']): Taken {
  const more = atOnce?.(next.snapshot as never) ?? null
  const [then] = more === null ? [] : takenFrom(next, more)
  return then ? goOn({ taken: [...taken, ...then.taken], next: then.next }, atOnce) : { taken, next }
}

/** The moves that the offered events make from where a machine stands, each with every transition it takes on its way. */
const movesFrom = (from: Standing, { events, atOnce }: Cases): Move[] =>
  events.flatMap((each) => {
    const event: AnyEventObject = typeof each === 'function' ? each(from.snapshot as never) : each
    return takenFrom(from, event).map((begun) => {
      const { taken, next } = goOn(begun, atOnce)
      const { snapshot } = next
      return { step: { event, taken, state: nameOf(snapshot), context: snapshot.context }, next }
    })
  })

/** What makes two standings the same: what the flow says of its own, and all of what it has invoked. */
const keyOf = (key: Options<AnyStateMachine>['key']) => (standing: Standing) =>
  JSON.stringify([key(standing.snapshot), childrenIn(standing)])

/** The shortest way from a snapshot to a transition that is still to be taken. */
function nearest(
  from: Standing,
  todo: ReadonlySet<string>,
  { key, ...cases }: Options<AnyStateMachine>,
): ReadonlyArray<Move> | null {
  const queue: Array<{ standing: Standing; way: ReadonlyArray<Move> }> = [{ standing: from, way: [] }]
  const name = keyOf(key)
  const seen = new Set([name(from)])
  for (const { standing, way } of queue) {
    for (const move of movesFrom(standing, cases)) {
      const longer = [...way, move]
      if (move.step.taken.some((id) => todo.has(id))) return longer
      if (!seen.has(name(move.next))) queue.push({ standing: move.next, way: longer })
      seen.add(name(move.next))
    }
  }
  return null
}

function walkOnce<Machine extends AnyStateMachine>(start: Standing, todo: Set<string>, options: Options<Machine>) {
  const moves: Move[] = []
  for (;;) {
    const way = nearest(moves.at(-1)?.next ?? start, todo, options as never)
    if (!way || (moves.length > 0 && moves.length + way.length > (options.maxLength ?? 25))) return moves
    moves.push(...way)
    for (const id of way.flatMap((move) => move.step.taken)) todo.delete(id)
  }
}

const titleOf = (name: string, start: AnyMachineSnapshot, moves: ReadonlyArray<Move>) =>
  [
    `${name}: ${sayOf(start).join(' and ')}`,
    ...moves.map(({ step, next }) => `${step.event.type}: ${sayOf(next.snapshot).join(' and ')}`),
  ].join(', ')

function pathsFrom<Machine extends AnyStateMachine>(
  machine: Machine,
  name: string,
  todo: Set<string>,
  options: Options<Machine>,
): Path[] {
  const input = options.starts[name] as InputFrom<Machine>
  const [start] = initialTransition(machine, input as never) as unknown as [AnyMachineSnapshot, unknown]
  const beginning = beginningOf(start)
  const fresh = [...initialIds(machine, input), ...beginning.taken].filter((id) => todo.delete(id))
  const first = beginning.next.snapshot
  const paths: Path[] = []
  for (;;) {
    const moves = walkOnce(beginning.next, todo, options)
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

/**
 * Paths that together take every transition of a machine that the offered events can reach.
 * Greedy: from where it stands it walks to the nearest transition not yet taken.
 */
export function coverTransitions<Machine extends AnyStateMachine>(machine: Machine, options: Options<Machine>): Cover {
  const ids = idsOf(machine)
  const todo = new Set(ids)
  const paths = Object.keys(options.starts).flatMap((name) => pathsFrom(withoutTime(machine), name, todo, options))
  return { paths, taken: ids.filter((id) => !todo.has(id)), missing: [...todo] }
}
