import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { advance } from './transition-ids.testing.ts'

export type Standing = {
  readonly snapshot: AnyMachineSnapshot
  readonly children: Readonly<Record<string, Standing>>
}

export type Taken = { readonly taken: ReadonlyArray<string>; readonly next: Standing }

const nothing: Standing = { snapshot: { children: {} } as AnyMachineSnapshot, children: {} }

const isNew = (id: string, next: AnyMachineSnapshot, before: Standing) =>
  next.children[id] !== before.snapshot.children[id]

function childrenOf(next: AnyMachineSnapshot, before: Standing): Standing['children'] {
  const machines = Object.entries(next.children).flatMap(([id, child]) => {
    const initial = (child as AnyActorRef | undefined)?.getSnapshot() as AnyMachineSnapshot | undefined
    if (!initial?.machine) return []
    const known = isNew(id, next, before) ? undefined : before.children[id]
    return [[id, known ?? beginningOf(initial).next] as const]
  })
  return Object.fromEntries(machines)
}

const tellingOf = (id: string, { snapshot }: Standing): AnyEventObject =>
  snapshot.status === 'done'
    ? { type: `xstate.done.actor.${id}`, output: snapshot.output }
    : { type: `xstate.snapshot.${id}`, snapshot }

function take(before: Standing, event: AnyEventObject): Taken {
  const { taken, snapshot } = advance(before.snapshot.machine, before.snapshot, event)
  return settle({ taken, next: { snapshot, children: childrenOf(snapshot, before) } }, before)
}

function settle(begun: Taken, before: Standing): Taken {
  const fresh = Object.keys(begun.next.children).filter((id) => isNew(id, begun.next.snapshot, before))
  return fresh.reduce((so, id) => {
    const child = so.next.children[id]
    if (!child || so.next.snapshot.status !== 'active') return so
    const { taken, next } = take(so.next, tellingOf(id, child))
    return { taken: [...so.taken, ...taken], next }
  }, begun)
}

export function beginningOf(snapshot: AnyMachineSnapshot): Taken {
  return settle({ taken: [], next: { snapshot, children: childrenOf(snapshot, nothing) } }, nothing)
}

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

/** Actor ids change with every try. */
const withoutActors = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'xstate$$type' in value ? null : value

export const keyOfChildren = (standing: Standing): string => JSON.stringify(childrenIn(standing), withoutActors)
