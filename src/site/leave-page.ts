import { paths } from '#addresses/paths.ts'
import { leavePageMachine } from '#machines/leave-page.machine.ts'
import type { Actors } from './actors.ts'
import { listen } from './watchers.ts'
import type { View } from './ports.ts'

/** Ends the session before navigating, so that it is over even if the tab is closed at once. */
function signOut(view: View, session: Actors['session']) {
  session.send({ type: 'sign.out' })
  void view.go(paths.home.to())
}

/** Answers in a microtask: before the machine has settled, the guard would still block the navigation. */
export const createLeavePageFlow = (view: View, session: Actors['session']) =>
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
