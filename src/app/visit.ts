import { savedJobsMachine } from '#machines/saved-jobs.machine.ts'
import { toastQueueMachine, type Notice } from '#machines/toast-queue.machine.ts'
import { createActor } from 'xstate'
import { provideSavedJobs } from './effects.ts'
import { storageOf } from './saved-jobs.ts'
import { watchTransitions } from './watch-transitions.ts'

const inspect = watchTransitions

/**
 * The machines of a whole visit, none of them started. An actor that knows something of the device starts when the page
 * is alive: before that the browser must show what the server rendered.
 */
export const createVisit = (window: Window) => ({
  toasts: createActor(toastQueueMachine, { inspect }),
  savedJobs: createActor(provideSavedJobs(storageOf(window)), { inspect }),
})

export type Visit = ReturnType<typeof createVisit>

/** A visit nobody makes: what the server renders with. */
export const noVisit = (): Visit => ({
  toasts: createActor(toastQueueMachine),
  savedJobs: createActor(savedJobsMachine),
})

/** Starts what listens to the device and the visitor. */
export function startVisit(visit: Visit) {
  for (const actor of Object.values(visit)) actor.start()
}

/** Tells the visitor something at the edge of the screen. */
export const notifierOf =
  ({ toasts }: Visit) =>
  (notice: Notice) =>
    toasts.send({ type: 'toast.shown', notice })
