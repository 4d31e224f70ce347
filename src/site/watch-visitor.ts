import { tokenSubject } from '#domain/visit/token-expiry.ts'
import type { VisitorChangedEvent } from '#machines/visitor-changed.ts'
import type { SnapshotFrom } from 'xstate'
import type { Actors } from './actors.ts'
import { watchActor } from './watch-actor.ts'

type Session = Actors['session']

export const visitorNamed = (session: SnapshotFrom<Session>): string | null =>
  tokenSubject(session.context.stored?.token ?? '')

/** Sends nothing when nobody is signed in. */
export const watchVisitor = (session: Session) =>
  watchActor<Session, VisitorChangedEvent>(session, (snapshot) => {
    const visitor = visitorNamed(snapshot)
    return visitor === null ? null : { type: 'visitor.changed', visitor }
  })
