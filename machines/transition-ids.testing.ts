import {
  createActor,
  fromTransition,
  type AnyActor,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
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

/** A machine that is invoked takes its first steps at once, and is heard as well: its transitions are not the machine's. */
const isOfRoot = ({ actorRef, rootId }: InspectionEvent) => actorRef.sessionId === rootId

const listenTo = (ids: string[]) => (event: InspectionEvent) => {
  if (event.type === '@xstate.microstep' && isOfRoot(event)) ids.push(...event._transitions.map(idOf))
}

const ignore = () => {}

/** Where a machine steps without any effect: nothing is started, stopped, logged, emitted or put off. */
const withoutEffects = (self: AnyActor): AnyActorScope => ({
  self,
  system: self.system,
  id: '',
  sessionId: '',
  logger: ignore,
  defer: ignore,
  emit: ignore,
  stopChild: ignore,
  actionExecutor: ignore,
})

const idle = fromTransition((state) => state, null)

/** Where an event takes a machine, and by which of its transitions. */
type Advance = { readonly taken: ReadonlyArray<string>; readonly snapshot: AnyMachineSnapshot }

/**
 * Lets an event happen to a snapshot. The transitions are those that the event takes and those that follow by themselves:
 * eventless ones, and the answers to events that the machine raises. None when the event is not taken.
 */
export function advance(machine: AnyStateMachine, from: AnyMachineSnapshot, event: AnyEventObject): Advance {
  const taken: string[] = []
  const snapshot = machine.transition(from, event, withoutEffects(createActor(idle, { inspect: listenTo(taken) })))
  return { taken, snapshot }
}

/** The transitions a machine takes before its first event. */
export function initialIds(machine: AnyStateMachine, input: unknown): ReadonlyArray<string> {
  const ids: string[] = []
  createActor(machine, { input, inspect: listenTo(ids) })
  return ids
}

/** How the transitions that an example took are attached to it: a JSON array of their ids. */
export const transitionsMediaType = 'application/vnd.xstate.transitions+json'

/** What is heard of actors: each of them is made with `inspect`. */
export type Hearing = {
  readonly inspect: (event: InspectionEvent) => void
  /** The ids heard since this was last asked, each once, in the order of the alphabet. */
  readonly takeHeard: () => ReadonlyArray<string>
}

/** Hears which transitions actors take, and those that these invoke. */
export function hearTransitions(): Hearing {
  const heard = new Set<AnyTransitionDefinition>()
  return {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') for (const transition of event._transitions) heard.add(transition)
    },
    takeHeard: () => {
      const ids = new Set([...heard].map(idOf))
      heard.clear()
      return [...ids].toSorted()
    },
  }
}
