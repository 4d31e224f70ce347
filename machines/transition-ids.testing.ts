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

/** Stable across runs and builds. */
export const getTransitionId = (transition: AnyTransitionDefinition): string => {
  const { source, eventType } = transition
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  return `${source.id}|${eventType}|${siblings.indexOf(transition)}`
}

const listStateNodes = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => [
  node,
  ...Object.values(node.states).flatMap(listStateNodes),
]

export const listTransitionIds = (machine: AnyStateMachine): ReadonlyArray<string> =>
  listStateNodes(machine.root).flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(getTransitionId),
  )

/** Invoked machines are inspected as well; their transitions do not count. */
const isRootEvent = ({ actorRef, rootId }: InspectionEvent) => actorRef.sessionId === rootId

const createTransitionRecorder = (ids: string[]) => (event: InspectionEvent) => {
  if (event.type === '@xstate.microstep' && isRootEvent(event)) ids.push(...event._transitions.map(getTransitionId))
}

const ignore = () => {}

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

type Advance = { readonly taken: ReadonlyArray<string>; readonly snapshot: AnyMachineSnapshot }

export function advance(machine: AnyStateMachine, from: AnyMachineSnapshot, event: AnyEventObject): Advance {
  const taken: string[] = []
  const snapshot = machine.transition(
    from,
    event,
    withoutEffects(createActor(idle, { inspect: createTransitionRecorder(taken) })),
  )
  return { taken, snapshot }
}

export function initialIds(machine: AnyStateMachine, input: unknown): ReadonlyArray<string> {
  const ids: string[] = []
  createActor(machine, { input, inspect: createTransitionRecorder(ids) })
  return ids
}

export const transitionsMediaType = 'application/vnd.xstate.transitions+json'

export type Hearing = {
  readonly inspect: (event: InspectionEvent) => void
  readonly drainTransitions: () => ReadonlyArray<string>
}

export function recordTransitions(): Hearing {
  const heard = new Set<AnyTransitionDefinition>()
  return {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') for (const transition of event._transitions) heard.add(transition)
    },
    drainTransitions: () => {
      const ids = new Set([...heard].map(getTransitionId))
      heard.clear()
      return [...ids].toSorted()
    },
  }
}
