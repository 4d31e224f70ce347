import { paths } from '#addresses/paths.ts'
import { guardedPageMachine, type Visitor } from '#machines/guarded-page.machine.ts'
import type { SnapshotFrom } from 'xstate'
import type { Actors } from './actors.ts'
import type { Parts } from './site.ts'
import { visitorNamed, watchActor } from './watchers.ts'

function toVisitor(session: SnapshotFrom<Actors['session']>): Visitor {
  if (session.hasTag('signedIn')) return 'applicant'
  return session.matches('unknown') ? 'unknown' : 'stranger'
}

export const guardedPageInput = (session: SnapshotFrom<Actors['session']>) => ({
  visitor: toVisitor(session),
  person: visitorNamed(session),
})

export const createGuardedPageFlow = ({ actors: { leavePage, session }, ports: { view } }: Parts<'actors' | 'ports'>) =>
  guardedPageMachine.provide({
    actors: {
      watchSession: watchActor(session, (snapshot) =>
        snapshot.matches('signingOut')
          ? { type: 'signed.out' }
          : { type: 'visitor.changed', ...guardedPageInput(snapshot) },
      ),
    },
    actions: {
      openSignIn: () => {
        // Nobody could stay with what is written here: a question would only hold up the way to the sign-in.
        for (const { by } of leavePage.getSnapshot().context.changes) leavePage.send({ type: 'page.unchanged', by })
        const { pathname, search, hash } = view.place()
        void view.go(paths.signIn.to(`${pathname}${search}${hash}`), { replace: true })
      },
    },
  })
