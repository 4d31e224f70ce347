import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { advance } from './transition-ids.testing.ts'

export type SnapshotTree = {
  readonly snapshot: AnyMachineSnapshot
  readonly children: Readonly<Record<string, SnapshotTree>>
}

export type TransitionResult = { readonly taken: ReadonlyArray<string>; readonly next: SnapshotTree }

const emptyTree: SnapshotTree = { snapshot: { children: {} } as AnyMachineSnapshot, children: {} }

const isNew = (id: string, next: AnyMachineSnapshot, before: SnapshotTree) =>
  next.children[id] !== before.snapshot.children[id]

function buildChildTrees(next: AnyMachineSnapshot, before: SnapshotTree): SnapshotTree['children'] {
  const machines = Object.entries(next.children).flatMap(([id, child]) => {
    const initial = (child as AnyActorRef | undefined)?.getSnapshot() as AnyMachineSnapshot | undefined
    if (!initial?.machine) return []
    const known = isNew(id, next, before) ? undefined : before.children[id]
    return [[id, known ?? createInitialResult(initial).next] as const]
  })
  return Object.fromEntries(machines)
}

const createChildEvent = (id: string, { snapshot }: SnapshotTree): AnyEventObject =>
  snapshot.status === 'done'
    ? { type: `xstate.done.actor.${id}`, output: snapshot.output }
    : { type: `xstate.snapshot.${id}`, snapshot }

function applyEvent(before: SnapshotTree, event: AnyEventObject): TransitionResult {
  const { taken, snapshot } = advance(before.snapshot.machine, before.snapshot, event)
  return processNewChildren({ taken, next: { snapshot, children: buildChildTrees(snapshot, before) } }, before)
}

function processNewChildren(begun: TransitionResult, before: SnapshotTree): TransitionResult {
  const fresh = Object.keys(begun.next.children).filter((id) => isNew(id, begun.next.snapshot, before))
  return fresh.reduce((so, id) => {
    const child = so.next.children[id]
    if (!child || so.next.snapshot.status !== 'active') return so
    const { taken, next } = applyEvent(so.next, createChildEvent(id, child))
    return { taken: [...so.taken, ...taken], next }
  }, begun)
}

export function createInitialResult(snapshot: AnyMachineSnapshot): TransitionResult {
  return processNewChildren(
    { taken: [], next: { snapshot, children: buildChildTrees(snapshot, emptyTree) } },
    emptyTree,
  )
}

export function listTransitionResults(from: SnapshotTree, event: AnyEventObject): ReadonlyArray<TransitionResult> {
  const { snapshot, children } = from
  if (snapshot.status !== 'active') return []
  const hasTransition = (snapshot.machine.getTransitionData(snapshot, event)?.length ?? 0) > 0
  const own = hasTransition ? [applyEvent(from, event)] : []
  const childKeys = Object.entries(children).flatMap(([id, child]) =>
    listTransitionResults(child, event).map(({ next }) =>
      applyEvent({ snapshot, children: { ...children, [id]: next } }, createChildEvent(id, next)),
    ),
  )
  return [...own, ...childKeys]
}

const listChildStates = ({ children }: SnapshotTree): unknown =>
  Object.values(children).map((child) => [child.snapshot.value, child.snapshot.context, listChildStates(child)])

/** Actor ids change with every try. */
const withoutActors = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'xstate$$type' in value ? null : value

export const createChildrenKey = (standing: SnapshotTree): string =>
  JSON.stringify(listChildStates(standing), withoutActors)
