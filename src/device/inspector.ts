import type { InspectionEvent } from 'xstate'

export type Inspect = (event: InspectionEvent) => void

const collect: Inspect = (event) => {
  const seen = (globalThis as { __transitions?: string[] }).__transitions
  if (!seen || event.type !== '@xstate.microstep') return
  for (const { source, eventType } of event._transitions) seen.push(`${source.id}|${eventType}`)
}

export function createInspector() {
  const watchers = new Set<Inspect>([collect])
  return {
    inspect: ((event) => watchers.forEach((watch) => watch(event))) satisfies Inspect,
    addWatcher: (watch: Inspect) => void watchers.add(watch),
  }
}
