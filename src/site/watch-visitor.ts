import { tokenSubject } from '#domain/visit/token-expiry.ts'
import type { VisitorChanged } from '#machines/visitor-changed.ts'
import type { SnapshotFrom } from 'xstate'
import type { Actors } from './actors.ts'
import { watchActor } from './watch-actor.ts'

type Session = Actors['session']

/** Names who is signed in; null for nobody. */
export const visitorNamed = (session: SnapshotFrom<Session>): string | null =>
  tokenSubject(session.context.stored?.token ?? '')

/** Tells a flow who is signed in, at first and whenever it is somebody else; not that nobody is. */
export const watchVisitor = (session: Session) =>
  watchActor<Session, VisitorChanged>(session, (snapshot) => {
    const visitor = visitorNamed(snapshot)
    return visitor === null ? null : { type: 'visitor.changed', visitor }
  })
