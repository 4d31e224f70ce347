import { paths } from '#addresses/paths.ts'
import { leavePageMachine } from '#machines/leave-page.machine.ts'
import type { Actors } from './actors.ts'
import { listen } from './listen.ts'
import type { View } from './ports.ts'

/** Ends the session at once, so that it is over for anyone who closes the tab now, and goes home (C2.2-30, C2.2-31). */
function signOut(view: View, session: Actors['session']) {
  session.send({ type: 'sign.out' })
  void view.go(paths.home.to())
}

/**
 * The guard of changed pages. Anyone who was asked is let go once the machine has come to rest, or the answer they waited
 * for would stop them.
 */
export const leavePageOf = (view: View, session: Actors['session']) =>
  leavePageMachine.provide({
    actors: {
      warnOnUnload: listen(() => view.warnOnUnload()),
    },
    actions: {
      goOn: (_, departure) => queueMicrotask(() => (departure === 'sign out' ? signOut(view, session) : view.goOn())),
      stay: (_, departure) => {
        if (departure === 'navigation') queueMicrotask(() => view.stay())
      },
    },
  })
