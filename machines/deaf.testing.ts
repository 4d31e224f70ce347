import { fromCallback, type CallbackActorLogic, type EventObject, type NonReducibleUnknown } from 'xstate'

export const deaf = <
  Sent extends EventObject,
  Input = NonReducibleUnknown,
  Heard extends EventObject = EventObject,
>(): CallbackActorLogic<Heard, Input, Sent> => fromCallback(() => {})
