import {
  transition,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { takenBy } from './transition-ids.testing.ts'

/** A machine with those it has invoked, by their ids: they move, and tell it. */
export type Standing = {
  readonly snapshot: AnyMachineSnapshot
  readonly children: Readonly<Record<string, AnyMachineSnapshot>>
}

type Taken = { readonly taken: ReadonlyArray<string>; readonly next: Standing }

/** The machines that a machine has invoked: those that are new stand where they begin. */
function childrenOf(next: AnyMachineSnapshot, before: Standing): Standing['children'] {
  const machines = Object.entries(next.children).flatMap(([id, child]) => {
    const initial = (child as AnyActorRef | undefined)?.getSnapshot() as AnyMachineSnapshot | undefined
    if (!initial?.machine) return []
    const isNew = before.snapshot.children[id] !== child
    return [[id, isNew ? initial : (before.children[id] ?? initial)] as const]
  })
  return Object.fromEntries(machines)
}

/** What the machine hears of one that it has invoked. */
const tellingOf = (id: string, child: AnyMachineSnapshot): AnyEventObject =>
  child.status === 'done'
    ? { type: `xstate.done.actor.${id}`, output: child.output }
    : { type: `xstate.snapshot.${id}`, snapshot: child }

/** Lets an event happen to a machine, and what it invokes then begin, which it hears of. */
function take(machine: AnyStateMachine, before: Standing, event: AnyEventObject): Taken {
  const [snapshot] = transition(machine, before.snapshot, event as never) as [AnyMachineSnapshot, unknown]
  const taken = takenBy(machine, before.snapshot, event)
  return settle(machine, { taken, next: { snapshot, children: childrenOf(snapshot, before) } }, before)
}

/** A machine that is invoked tells where it begins at once; it may even be done. */
function settle(machine: AnyStateMachine, { taken, next }: Taken, before: Standing): Taken {
  const fresh = Object.entries(next.children).find(
    ([id]) => before.snapshot.children[id] !== next.snapshot.children[id],
  )
  if (!fresh || next.snapshot.status !== 'active') return { taken, next }
  const told = take(machine, next, tellingOf(...fresh))
  return { taken: [...taken, ...told.taken], next: told.next }
}

/** Where a machine stands that has just begun. */
export const standingOf = (snapshot: AnyMachineSnapshot): Standing => ({
  snapshot,
  children: childrenOf(snapshot, { snapshot: { children: {} } as AnyMachineSnapshot, children: {} }),
})

/** What an event does to a machine: it takes it, or one that it has invoked does and tells it. None when nobody takes it. */
export function takenFrom(machine: AnyStateMachine, from: Standing, event: AnyEventObject): ReadonlyArray<Taken> {
  const { snapshot, children } = from
  if (snapshot.status !== 'active') return []
  const own = takenBy(machine, snapshot, event).length > 0 ? [take(machine, from, event)] : []
  const ofChildren = Object.entries(children).flatMap(([id, child]) => {
    if (child.status !== 'active' || takenBy(child.machine, child, event).length === 0) return []
    const [next] = transition(child.machine, child, event as never) as [AnyMachineSnapshot, unknown]
    return [take(machine, { snapshot, children: { ...children, [id]: next } }, tellingOf(id, next))]
  })
  return [...own, ...ofChildren]
}
