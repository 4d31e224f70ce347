import { paths } from '#addresses/paths.ts'
import { leavePageMachine } from '#machines/leave-page.machine.ts'
import { listen } from './listen.ts'
import type { View } from './ports.ts'
import type { SessionActor } from './session.ts'

/** Goes home and ends the session (C2.2-30, C2.2-31): a page for applicants must be gone before it would ask for a sign-in. */
async function signOut(view: View, session: SessionActor) {
  await view.go(paths.home.to())
  session.send({ type: 'sign.out' })
}

/**
 * The guard of changed pages. Whoever was asked is let go once the machine has come to rest, or the answer they waited
 * for would stop them.
 */
export const leavePageOf = (view: View, session: SessionActor) =>
  leavePageMachine.provide({
    actors: {
      warnOnUnload: listen(() => view.warnOnUnload()),
    },
    actions: {
      goOn: (_, departure) =>
        queueMicrotask(() => (departure === 'sign out' ? void signOut(view, session) : view.goOn())),
      stay: (_, departure) => {
        if (departure === 'navigation') queueMicrotask(() => view.stay())
      },
    },
  })
