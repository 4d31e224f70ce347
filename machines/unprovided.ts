import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate'

const complain = (kind: string, name: string): never => {
  throw new Error(`${kind} ${name} is missing in src/site`)
}

export const unprovided = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(async () => complain('Actor', name))

export const unprovidedListener = <
  Sent extends EventObject,
  Input = NonReducibleUnknown,
  Heard extends EventObject = EventObject,
>(
  name: string,
) => fromCallback<Heard, Input, Sent>(() => complain('Actor', name))

type Action<Params> = (about: unknown, params: Params) => void

export const unprovidedAction = <Params>(name: string) => {
  const run: Action<Params> = () => complain('Action', name)
  return run
}

export const unprovidedDelay = (name: string) => (): number => complain('Delay', name)
