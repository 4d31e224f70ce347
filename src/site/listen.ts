import { fromCallback, type CallbackActorLogic, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { End } from './ports.ts'

/** What the machine gives an effect that it invokes: something to begin with, and what it tells it from then on. */
type Given<Input, Heard> = { readonly input: Input; readonly hear: (each: (event: Heard) => void) => void }

/** An effect that keeps telling the machine that invokes it what happens outside. @param begin gives what ends it */
export const listen = <Sent extends EventObject, Input = NonReducibleUnknown, Heard extends EventObject = EventObject>(
  begin: (tell: (event: Sent) => void, given: Given<Input, Heard>) => End,
): CallbackActorLogic<Heard, Input, Sent> =>
  fromCallback(({ sendBack, input, receive }) => begin(sendBack, { input, hear: receive }))
