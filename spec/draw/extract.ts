import { getTransitionId } from '#machines/transition-ids.testing.ts'
import type { Meta } from '#machines/meta.ts'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { formatImplementationName, formatEventName, formatGuardName } from './names.ts'

export type ChartState = {
  readonly id: string
  readonly key: string
  readonly path: string
  readonly kind: AnyStateNode['type']
  readonly initial: string | null
  readonly does: ReadonlyArray<string>
  readonly meta: Partial<Meta>
  readonly states: ReadonlyArray<ChartState>
}

/** `to` is empty when the state does not change, `event` when the transition is taken at once. */
export type ChartTransition = {
  readonly id: string
  readonly from: string
  readonly to: ReadonlyArray<string>
  readonly event: string
  /** From 1, among transitions of the same state and event; 0 when it is the only one. */
  readonly place: number
  readonly guard: string
  readonly actions: ReadonlyArray<string>
  readonly meta: Partial<Meta>
}

export type Chart = { readonly root: ChartState; readonly transitions: ReadonlyArray<ChartTransition> }

type Config = { readonly entry?: unknown; readonly exit?: unknown }

const toArray = (value: unknown): ReadonlyArray<unknown> => (value === undefined ? [] : [value].flat())

function listActivities(node: AnyStateNode): ReadonlyArray<string> {
  const { entry, exit } = node.config as Config
  return [
    ...toArray(entry).map((action) => `on entry: ${formatImplementationName(action)}`),
    ...node.invoke.map(({ src }) => `calls ${typeof src === 'string' ? src : 'an effect'}`),
    ...toArray(exit).map((action) => `on exit: ${formatImplementationName(action)}`),
  ]
}

const readState = (node: AnyStateNode): ChartState => ({
  id: node.id,
  key: node.key,
  path: node.path.join('.'),
  kind: node.type,
  initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
  does: listActivities(node),
  meta: (node.meta ?? {}) as Partial<Meta>,
  states: Object.values(node.states).map(readState),
})

const formatGuard = ({ guard }: AnyTransitionDefinition, place: number) => {
  if (guard !== undefined) return `if ${formatGuardName(guard)}`
  return place > 0 ? 'otherwise' : ''
}

const readTransition =
  (node: AnyStateNode) =>
  (transition: AnyTransitionDefinition, place: number, { length }: ReadonlyArray<unknown>): ChartTransition => ({
    id: getTransitionId(transition),
    from: node.id,
    to: (transition.target ?? []).map(({ id }) => id),
    event: formatEventName(node, transition.eventType),
    place: length > 1 ? place + 1 : 0,
    guard: formatGuard(transition, place),
    actions: transition.actions.map(formatImplementationName),
    meta: (transition.meta ?? {}) as Partial<Meta>,
  })

const readTransitions = (node: AnyStateNode): ReadonlyArray<ChartTransition> => [
  ...[...node.transitions.values(), node.always ?? []].flatMap((group) => group.map(readTransition(node))),
  ...Object.values(node.states).flatMap(readTransitions),
]

export const readChart = (machine: AnyStateMachine): Chart => ({
  root: readState(machine.root),
  transitions: readTransitions(machine.root),
})

export const statesBelow = (state: ChartState): ReadonlyArray<ChartState> =>
  state.states.flatMap((child) => [child, ...statesBelow(child)])
