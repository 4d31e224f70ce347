import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate'

const complain = (kind: string, name: string): never => {
  throw new Error(`${kind} ${name} is missing in src/site`)
}

/** The default of every effect: a machine started without its effects fails loudly and names the missing one. */
export const unprovided = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(async () => complain('Actor', name))

/** The default of an effect that keeps telling the machine what happens outside, as `Sent`; it may be told `Heard`. */
export const unprovidedListener = <
  Sent extends EventObject,
  Input = NonReducibleUnknown,
  Heard extends EventObject = EventObject,
>(
  name: string,
) => fromCallback<Heard, Input, Sent>(() => complain('Actor', name))

type Action<Params> = (about: unknown, params: Params) => void

/** The default of an effect that is done when it returns; what becomes of it, it tells by an event. */
export const unprovidedAction = <Params>(name: string) => {
  const run: Action<Params> = () => complain('Action', name)
  return run
}

/** The default of a delay that only a clock can tell. */
export const unprovidedDelay = (name: string) => (): number => complain('Delay', name)
