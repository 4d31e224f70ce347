import {
  getInitialMicrosteps,
  getMicrosteps,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate'

/** A transition's name: where it starts, on what, and which of several it is. Stable across runs and builds. */
export const idOf = (transition: AnyTransitionDefinition): string => {
  const { source, eventType } = transition
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return `${source.id}|${eventType}|${siblings.indexOf(transition)}`
}

const nodesOf = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
]

/** The ids of every transition of a machine, `always` included. */
export const idsOf = (machine: AnyStateMachine): ReadonlyArray<string> =>
  nodesOf(machine.root).flatMap((node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(idOf))

type Guard = string | { readonly type: string; readonly params?: unknown }

function holds(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  guard: Guard | undefined,
) {
  if (guard === undefined) return true
  const { type, params } = typeof guard === 'string' ? { type: guard, params: undefined } : guard
  const test = machine.implementations.guards[type] as ((args: object, params: unknown) => boolean) | undefined
  if (!test) throw new Error(`The guard "${type}" of "${machine.id}" has no implementation.`)
  const args = { context: snapshot.context, event }
  return test(args, typeof params === 'function' ? (params as (given: object) => unknown)(args) : params)
}

const alwaysFrom = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  snapshot._nodes.flatMap((node) => {
    const taken = node.always?.find((each) => holds(machine, snapshot, event, each.guard as Guard | undefined))
    return taken ? [idOf(taken)] : []
  })

type Microsteps = ReadonlyArray<readonly [AnyMachineSnapshot, unknown]>

/** Every microstep but the last was followed by an eventless transition. */
const alwaysIn = (machine: AnyStateMachine, steps: Microsteps, event: AnyEventObject) =>
  steps.slice(0, -1).flatMap(([snapshot]) => alwaysFrom(machine, snapshot, event))

/** The transitions an event takes from a snapshot, eventless ones that follow included; none when it is not taken. */
export function takenBy(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): ReadonlyArray<string> {
  const first = (machine.getTransitionData(snapshot, event) ?? []) as ReadonlyArray<AnyTransitionDefinition>
  if (first.length === 0) return []
  const steps = getMicrosteps(machine, snapshot as never, event as never) as unknown as Microsteps
  return [...first.map(idOf), ...alwaysIn(machine, steps, event)]
}

/** The eventless transitions a machine takes before its first event. */
export function initialIds(machine: AnyStateMachine, input: unknown): ReadonlyArray<string> {
  const steps = getInitialMicrosteps(machine, input as never) as unknown as Microsteps
  return alwaysIn(machine, steps, { type: 'xstate.init' })
}
