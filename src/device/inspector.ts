import type { InspectionEvent } from 'xstate'

export type Inspect = (event: InspectionEvent) => void

/** Collects the ids of the transitions taken, for a test that has put an array at `window.__transitions`. */
const collect: Inspect = (event) => {
  const seen = (globalThis as { __transitions?: string[] }).__transitions
  if (!seen || event.type !== '@xstate.microstep') return
  for (const { source, eventType } of event._transitions) seen.push(`${source.id}|${eventType}`)
}

/** Shows every event of every actor to those who have asked for it, such as who debugs a visit (C9-16). */
export function createInspector() {
  const watchers = new Set<Inspect>([collect])
  return {
    inspect: ((event) => watchers.forEach((watch) => watch(event))) satisfies Inspect,
    addWatcher: (watch: Inspect) => void watchers.add(watch),
  }
}
