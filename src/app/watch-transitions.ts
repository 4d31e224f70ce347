import type { InspectionEvent } from 'xstate'

/** Collects the ids of the transitions taken, for a test that has put an array at `window.__transitions`. */
export const watchTransitions = (event: InspectionEvent) => {
  const seen = (globalThis as { __transitions?: string[] }).__transitions
  if (!seen || event.type !== '@xstate.microstep') return
  for (const { source, eventType } of event._transitions) seen.push(`${source.id}|${eventType}`)
}
