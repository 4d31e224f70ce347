import { fromCallback, type CallbackActorLogic, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { End } from './ports.ts'

type ListenerContext<Input, Heard> = { readonly input: Input; readonly hear: (each: (event: Heard) => void) => void }

export const listen = <Sent extends EventObject, Input = NonReducibleUnknown, Heard extends EventObject = EventObject>(
  begin: (tell: (event: Sent) => void, given: ListenerContext<Input, Heard>) => End,
): CallbackActorLogic<Heard, Input, Sent> =>
  fromCallback(({ sendBack, input, receive }) => begin(sendBack, { input, hear: receive }))
