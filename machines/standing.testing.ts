import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { advance } from './transition-ids.testing.ts'

/** A machine with those it has invoked, by their ids, and those that these have: they move, and tell it. */
export type Standing = {
  readonly snapshot: AnyMachineSnapshot
  readonly children: Readonly<Record<string, Standing>>
}

/** Where a machine stands after something, and which of its own transitions that took. */
export type Taken = { readonly taken: ReadonlyArray<string>; readonly next: Standing }

const nothing: Standing = { snapshot: { children: {} } as AnyMachineSnapshot, children: {} }

const isNew = (id: string, next: AnyMachineSnapshot, before: Standing) =>
  next.children[id] !== before.snapshot.children[id]

/** The machines that a machine has invoked: those that are new stand where they begin. */
function childrenOf(next: AnyMachineSnapshot, before: Standing): Standing['children'] {
  const machines = Object.entries(next.children).flatMap(([id, child]) => {
    const initial = (child as AnyActorRef | undefined)?.getSnapshot() as AnyMachineSnapshot | undefined
    if (!initial?.machine) return []
    const known = isNew(id, next, before) ? undefined : before.children[id]
    return [[id, known ?? beginningOf(initial).next] as const]
  })
  return Object.fromEntries(machines)
}

/** What a machine hears of one that it has invoked. */
const tellingOf = (id: string, { snapshot }: Standing): AnyEventObject =>
  snapshot.status === 'done'
    ? { type: `xstate.done.actor.${id}`, output: snapshot.output }
    : { type: `xstate.snapshot.${id}`, snapshot }

/** Lets an event happen to a machine, and what it invokes then begin, which it hears of. */
function take(before: Standing, event: AnyEventObject): Taken {
  const { taken, snapshot } = advance(before.snapshot.machine, before.snapshot, event)
  return settle({ taken, next: { snapshot, children: childrenOf(snapshot, before) } }, before)
}

/** A machine that is invoked tells where it begins at once; it may even be done. */
function settle(begun: Taken, before: Standing): Taken {
  const fresh = Object.keys(begun.next.children).filter((id) => isNew(id, begun.next.snapshot, before))
  return fresh.reduce((so, id) => {
    const child = so.next.children[id]
    if (!child || so.next.snapshot.status !== 'active') return so
    const { taken, next } = take(so.next, tellingOf(id, child))
    return { taken: [...so.taken, ...taken], next }
  }, begun)
}

/** Where a machine stands that has just begun, once it has heard of what it invokes first. */
export function beginningOf(snapshot: AnyMachineSnapshot): Taken {
  return settle({ taken: [], next: { snapshot, children: childrenOf(snapshot, nothing) } }, nothing)
}

/** What an event does to a machine: it takes it, or one that it has invoked does and tells it. None when nobody takes it. */
export function takenFrom(from: Standing, event: AnyEventObject): ReadonlyArray<Taken> {
  const { snapshot, children } = from
  if (snapshot.status !== 'active') return []
  const isHeard = (snapshot.machine.getTransitionData(snapshot, event)?.length ?? 0) > 0
  const own = isHeard ? [take(from, event)] : []
  const ofChildren = Object.entries(children).flatMap(([id, child]) =>
    takenFrom(child, event).map(({ next }) =>
      take({ snapshot, children: { ...children, [id]: next } }, tellingOf(id, next)),
    ),
  )
  return [...own, ...ofChildren]
}

const childrenIn = ({ children }: Standing): unknown =>
  Object.values(children).map((child) => [child.snapshot.value, child.snapshot.context, childrenIn(child)])

/** An actor gets another id each time a step is tried. */
const withoutActors = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'xstate$$type' in value ? null : value

/** What tells two standings of a machine apart, beside what the machine says of itself: all of what it has invoked. */
export const keyOfChildren = (standing: Standing): string => JSON.stringify(childrenIn(standing), withoutActors)
