import type { ActorRef, EventObject, Snapshot } from 'xstate'
import type { Actors } from './actors.ts'
import type { SavedJobsActivity } from '#machines/saved-jobs.machine.ts'

const longest = 100

type Subscription = { readonly unsubscribe: () => void }

export interface EventBacklog<Emitted extends EventObject> {
  /** The first listener for a type also gets what was emitted before it. */
  readonly on: <Type extends Emitted['type']>(
    type: Type,
    handle: (event: Extract<Emitted, { type: Type }>) => void,
  ) => Subscription
  readonly end: () => void
}

/** @param earlier what the visitor did before the actor began */
export function createEventBacklog<Emitted extends EventObject>(
  actor: ActorRef<Snapshot<unknown>, never, Emitted>,
  earlier: ReadonlyArray<Emitted> = [],
): EventBacklog<Emitted> {
  let events = [...earlier]
  const { unsubscribe } = actor.on('*', (event) => events.length < longest && events.push(event))
  return {
    on: (type, handle) => {
      const handleTyped = handle as (event: Emitted) => void
      const early = events.filter((event) => event.type === type)
      events = events.filter((event) => event.type !== type)
      for (const event of early) handleTyped(event)
      return actor.on(type, handleTyped)
    },
    end: () => {
      unsubscribe()
      events = []
    },
  }
}

export type EventBacklogs = ReturnType<typeof createEventBacklogs>

/** For listeners that are loaded after hydration: a press before that must not be lost. */
export const createEventBacklogs = (
  { savedJobs, featured, shared, outcomes }: Pick<Actors, 'savedJobs' | 'featured' | 'shared' | 'outcomes'>,
  earlySaves?: ReadonlyArray<SavedJobsActivity>,
) => ({
  savedJobs: createEventBacklog(savedJobs, earlySaves),
  featured: createEventBacklog(featured),
  shared: createEventBacklog(shared),
  outcomes: createEventBacklog(outcomes),
})
