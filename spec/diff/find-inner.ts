import { toWords } from '../draw/names.ts'

/** The first words of what only writes down for later; what else is written down is shown. */
const bookkeeping = /^(?:keep|note|count|forget|remember|begin|end|finish|expect|await|mark)\b/

/** What a flow does only to itself: it sets and stops its own clocks and parts. */
const own: ReadonlySet<string> = new Set(['xstate.raise', 'xstate.cancel', 'xstate.log', 'xstate.stopChild'])

/** The same, written in place, as it is called then. */
const ownInPlace: ReadonlyArray<string> = ['raise', 'cancel', 'log', 'stop child', 'assign', 'enqueue actions']

/** Whether an action reaches nobody: neither the visitor, nor the device, nor another part of the site. */
function isInner(name: string, kind: unknown, code: string) {
  if (kind === 'xstate.enqueueActions') return !/\.(?:emit|sendTo|sendParent|spawnChild)\(/.test(code)
  return own.has(String(kind)) || (kind === 'xstate.assign' && bookkeeping.test(toWords(name)))
}

/** The actions of a machine that nobody outside of it can notice, in words. */
export const findInner = (
  actions: Readonly<Record<string, unknown>>,
  codeOf: (name: string) => string,
): ReadonlyArray<string> => [
  ...ownInPlace,
  ...Object.entries(actions).flatMap(([name, action]) =>
    isInner(name, (action as { readonly type?: unknown }).type, codeOf(name)) ? [toWords(name)] : [],
  ),
]
