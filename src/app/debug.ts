import type { InspectionEvent } from 'xstate'

const maxActions = 25

type Action = { readonly type: string; readonly machine: string; readonly state: unknown }
type DevToolsConnection = { readonly send: (action: { readonly type: string }, state: unknown) => void }
type DevTools = {
  readonly connect: (options: { readonly name: string; readonly maxAge: number }) => DevToolsConnection
}

export type DebuggedWindow = {
  readonly document: Pick<Document, 'addEventListener'>
  readonly console: Pick<Console, 'info' | 'warn'>
  readonly __REDUX_DEVTOOLS_EXTENSION__?: DevTools
  __actions?: Action[]
}

type SnapshotEvent = Extract<InspectionEvent, { type: '@xstate.snapshot' }>

const isSnapshot = (event: InspectionEvent): event is SnapshotEvent => event.type === '@xstate.snapshot'

const isRecordedEvent = ({ event, actorRef, rootId }: SnapshotEvent) =>
  actorRef.sessionId === rootId && !event.type.startsWith('xstate.snapshot.')

const getActorId = (actor: object) => ('id' in actor ? String(actor.id) : '')

function describeMissingAttributes(target: (EventTarget & Partial<HTMLInputElement>) | null): string | null {
  if (target?.autocomplete === undefined) return null
  const lacks = [...(target.name ? [] : ['a name']), ...(target.autocomplete ? [] : ['an autocomplete'])]
  return lacks.length === 0 ? null : lacks.join(' and ')
}

export function startDebugging(window: DebuggedWindow, addWatcher: (watch: (event: InspectionEvent) => void) => void) {
  const actions: Action[] = []
  window.__actions = actions
  const tools = window.__REDUX_DEVTOOLS_EXTENSION__?.connect({ name: 'site', maxAge: maxActions })
  addWatcher((event) => {
    if (!isSnapshot(event) || !('value' in event.snapshot)) return
    const action = { type: event.event.type, machine: getActorId(event.actorRef), state: event.snapshot.value }
    window.console.info(action.machine, action.type, action.state)
    if (!isRecordedEvent(event)) return
    actions.push(action)
    if (actions.length > maxActions) actions.shift()
    tools?.send({ type: `${action.machine} ${action.type}` }, action.state)
  })
  window.document.addEventListener('focusin', ({ target }) => {
    const lack = describeMissingAttributes(target)
    if (lack) window.console.warn(`This field lacks ${lack}:`, target)
  })
}
