import { fromCallback, type CallbackActorLogic, type EventObject, type NonReducibleUnknown } from 'xstate'

/** Stands for an effect that would keep telling a machine what happens outside: here nothing does. */
export const deaf = <
  Sent extends EventObject,
  Input = NonReducibleUnknown,
  Heard extends EventObject = EventObject,
>(): CallbackActorLogic<Heard, Input, Sent> => fromCallback(() => {})
