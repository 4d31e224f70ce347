import { leavePageMachine } from '#machines/leave-page.machine.ts'
import { fromCallback, type ActorRefFrom } from 'xstate'

/** What becomes of those who want to leave a page: one of the two is called. */
export type Departure = { readonly goOn: () => void; readonly stay: () => void }

let waiting: Departure | null = null

/** Called once the machine has come to rest, so that whoever goes on is not stopped by the answer they waited for. */
function release(choose: (departure: Departure) => void) {
  const departure = waiting
  waiting = null
  if (departure) queueMicrotask(() => choose(departure))
}

/** The guard of changed pages in a browser, which asks in its own words before a page is reloaded or closed (C2.4-19). */
export const provideLeavePage = (window: Window) =>
  leavePageMachine.provide({
    actors: {
      warnOnUnload: fromCallback(() => {
        const warn = (event: BeforeUnloadEvent) => event.preventDefault()
        window.addEventListener('beforeunload', warn)
        return () => window.removeEventListener('beforeunload', warn)
      }),
    },
    actions: {
      goOn: () => release((departure) => departure.goOn()),
      stay: () => release((departure) => departure.stay()),
    },
  })

/** Leaves the page: at once when nothing would be lost, else when the visitor says so. A later wish takes the place of an earlier. */
export function leave(leavePage: ActorRefFrom<typeof leavePageMachine>, departure: Departure): void {
  waiting = departure
  leavePage.send({ type: 'leaving.wanted' })
}
