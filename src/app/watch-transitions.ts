import type { InspectionEvent } from 'xstate'

type Watcher = (event: InspectionEvent) => void

const watchers = new Set<Watcher>()

/** Shows every event of every machine of the visit to whoever debugs it (C9-16). */
export const addWatcher = (watcher: Watcher) => watchers.add(watcher)

/** Collects the ids of the transitions taken, for a test that has put an array at `window.__transitions`. */
export const watchTransitions = (event: InspectionEvent) => {
  for (const watch of watchers) watch(event)
  const seen = (globalThis as { __transitions?: string[] }).__transitions
  if (!seen || event.type !== '@xstate.microstep') return
  for (const { source, eventType } of event._transitions) seen.push(`${source.id}|${eventType}`)
}
