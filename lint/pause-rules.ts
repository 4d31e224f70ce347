import { relative, sep } from 'node:path'

type Node = { readonly type: string } & Readonly<Record<string, unknown>>
type Context = {
  readonly filename: string
  readonly cwd: string
  report(problem: { node: Node; message: string }): void
}
type Rule = { create(context: Context): Record<string, (node: Node) => void> }

export const runsTheClock: ReadonlyMap<string, string> = new Map([
  ['steps/harness/sees.ts', 'It looks again and again until something is so.'],
  ['steps/worlds/browser-connection.ts', 'It gives up a call that never comes.'],
  ['steps/worlds/browser-pictures.ts', 'It gives up a picture that the browser does not take.'],
])

const noPause =
  'A test waits for what it is about, never for the clock: for something that comes to be so sees() or expect.poll, for something that must not come whatever would come after it.'
const noTiming =
  'A test measures no time, which is that of somebody else’s machine: count the work, or measure in bench/.'

const timers = new Set(['timers/promises', 'node:timers/promises'])
const named = (node: unknown): string => {
  const { type, name, property } = node as { type?: string; name?: string; property?: unknown }
  return type === 'MemberExpression' ? named(property) : (name ?? '')
}

/** A timer without a delay only defers to the next turn, so it is allowed. */
function runsClock({ callee, arguments: given }: Node): boolean {
  const [, delay] = given as ReadonlyArray<{ readonly value?: unknown }>
  const name = named(callee)
  const { object } = callee as { object?: unknown }
  if (object !== undefined && !['globalThis', 'window'].includes(named(object))) return name === 'waitForTimeout'
  return ['setTimeout', 'setInterval'].includes(name) && delay !== undefined && delay.value !== 0
}

const measures = ({ callee }: Node) => {
  const { object, property } = callee as { object?: unknown; property?: unknown }
  return named(object ?? {}) === 'performance' && named(property) === 'now'
}

const noPauses: Rule = {
  create(context) {
    if (runsTheClock.has(relative(context.cwd, context.filename).split(sep).join('/'))) return {}
    return {
      ImportDeclaration(node) {
        const { value } = node['source'] as { value: string }
        if (!timers.has(value)) return
        const parts = node['specifiers'] as ReadonlyArray<{ imported?: unknown }>
        if (parts.some(({ imported }) => named(imported ?? {}) !== 'setImmediate'))
          context.report({ node, message: noPause })
      },
      CallExpression(node) {
        if (runsClock(node)) context.report({ node, message: noPause })
        if (measures(node)) context.report({ node, message: noTiming })
      },
    }
  },
}

export const pauseRules = { 'no-pauses': noPauses }
