import { fromCallback, type CallbackActorLogic, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { End } from './ports.ts'

/** An effect that keeps telling the machine that invokes it what happens outside. @param begin is given the input, and gives what ends it */
export const listen = <Sent extends EventObject, Input = NonReducibleUnknown>(
  begin: (tell: (event: Sent) => void, input: Input) => End,
): CallbackActorLogic<EventObject, Input, Sent> => fromCallback(({ sendBack, input }) => begin(sendBack, input))
