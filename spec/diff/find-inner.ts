import { toWords } from '../draw/names.ts'

/** An `assign` whose name begins so is bookkeeping and is not reported; a notice is what a visitor reads. */
const bookkeeping =
  /^(?:set(?!.*\bnotice$)|store|start|reset|limit|clear notice|keep|note|count|forget|remember|begin|end|finish|expect|await|mark)\b/

const builtInActionTypes: ReadonlySet<string> = new Set([
  'xstate.raise',
  'xstate.cancel',
  'xstate.log',
  'xstate.stopChild',
])

const builtInActionNames: ReadonlyArray<string> = ['raise', 'cancel', 'log', 'stop child', 'assign', 'enqueue actions']

function isInner(name: string, kind: unknown, code: string) {
  if (kind === 'xstate.enqueueActions') return !/\.(?:emit|sendTo|sendParent|spawnChild)\(/.test(code)
  return builtInActionTypes.has(String(kind)) || (kind === 'xstate.assign' && bookkeeping.test(toWords(name)))
}

export const findInner = (
  actions: Readonly<Record<string, unknown>>,
  getActionCode: (name: string) => string,
): ReadonlyArray<string> => [
  ...builtInActionNames,
  ...Object.entries(actions).flatMap(([name, action]) =>
    isInner(name, (action as { readonly type?: unknown }).type, getActionCode(name)) ? [toWords(name)] : [],
  ),
]
