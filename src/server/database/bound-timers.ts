import type { NodeFS } from '@electric-sql/pglite/nodefs'

type Options = Parameters<NodeFS['init']>[1]
type SetTimer = (which: number, milliseconds: number) => number
type Imports = { readonly env: { _setitimer_js: SetTimer } }

/** The longest that a timer of Node can wait, in milliseconds; one that is to wait longer comes at once. */
const longestWait = 2 ** 31 - 1

/**
 * PGlite with timers that never wait too long for Node. When a clock was ahead and is put right, PostgreSQL has one wait for all the time between;
 * it looks at the clock when the timer comes, and has it wait again.
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
