import type { NodeFS } from '@electric-sql/pglite/nodefs'

type Options = Parameters<NodeFS['init']>[1]
type SetTimer = (which: number, milliseconds: number) => number
type Imports = { readonly env: { _setitimer_js: SetTimer } }

/** In ms; Node fires a longer timer at once. */
const longestWait = 2 ** 31 - 1

/**
 * After a clock is set back PostgreSQL asks for one very long timer. When a shorter one fires, it checks the clock and
 * waits again.
 */
export function boundTimers(options: Options): Options {
  const { instantiateWasm } = options
  if (instantiateWasm === undefined) return options
  return {
    ...options,
    instantiateWasm: (imports: Imports, done: unknown) => {
      const { env } = imports
      const setTimer = env['_setitimer_js']
      env['_setitimer_js'] = (which, milliseconds) => setTimer(which, Math.min(milliseconds, longestWait))
      return instantiateWasm(imports, done)
    },
  }
}
