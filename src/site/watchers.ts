import {
  fromCallback,
  type CallbackActorLogic,
  type EventObject,
  type NonReducibleUnknown,
  type AnyActorRef,
  type SnapshotFrom,
} from 'xstate'
import type { End, Device } from './ports.ts'
import { tokenSubject } from '#domain/visit/tokens.ts'
import type { Actors } from './actors.ts'
import { autoplayIsAllowed } from '#machines/accessibility.machine.ts'

type ListenerContext<Input, Heard> = { readonly input: Input; readonly hear: (each: (event: Heard) => void) => void }

export const listen = <Sent extends EventObject, Input = NonReducibleUnknown, Heard extends EventObject = EventObject>(
  begin: (tell: (event: Sent) => void, given: ListenerContext<Input, Heard>) => End,
): CallbackActorLogic<Heard, Input, Sent> =>
  fromCallback(({ sendBack, input, receive }) => begin(sendBack, { input, hear: receive }))

/** Sends now and whenever the event differs as JSON. @param meaning an event of plain data; null sends nothing */
export const watchActor = <Watched extends AnyActorRef, Told extends EventObject>(
  watched: Watched,
  meaning: (snapshot: SnapshotFrom<Watched>) => NoInfer<Told> | null,
) =>
  listen<Told>((tell) => {
    let told = ''
    const follow = (snapshot: SnapshotFrom<Watched>) => {
      const event = meaning(snapshot)
      const text = JSON.stringify(event)
      if (event === null || text === told) return
      told = text
      tell(event)
    }
    follow(watched.getSnapshot() as SnapshotFrom<Watched>)
    const { unsubscribe } = watched.subscribe(follow as (snapshot: unknown) => void)
    return unsubscribe
  })

export const watchEntry = <Told extends EventObject>(
  { shared, watch }: Device,
  key: string,
  meaning: (stored: string | null) => NoInfer<Told>,
) =>
  listen<Told>((tell) => {
    const sendStored = () => tell(meaning(shared.read(key)))
    sendStored()
    return watch(key, sendStored)
  })

type Session = Actors['session']

export const visitorNamed = (session: SnapshotFrom<Session>): string | null =>
  tokenSubject(session.context.stored?.token ?? '')

export const watchAutoplay = <Told extends EventObject>(
  accessibility: Actors['accessibility'],
  meaning: (isAllowed: boolean) => NoInfer<Told>,
) => watchActor<Actors['accessibility'], Told>(accessibility, ({ context }) => meaning(autoplayIsAllowed(context)))
