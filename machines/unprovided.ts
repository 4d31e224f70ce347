import { fromPromise, type NonReducibleUnknown } from 'xstate'

/** The default of every effect: a machine started without its effects fails loudly and names the missing one. */
export const unprovided = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(async () => {
    throw new Error(`Actor "${name}" has no implementation. Provide it in src/app/effects.ts.`)
  })
