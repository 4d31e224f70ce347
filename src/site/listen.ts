import { fromCallback, type CallbackActorLogic, type EventObject, type NonReducibleUnknown } from 'xstate'
import type { End } from './ports.ts'

/** An effect that keeps telling the machine that invokes it what happens outside. @param begin gives what ends it */
export const listen = <Sent extends EventObject>(
  begin: (tell: (event: Sent) => void) => End,
): CallbackActorLogic<EventObject, NonReducibleUnknown, Sent> => fromCallback(({ sendBack }) => begin(sendBack))
