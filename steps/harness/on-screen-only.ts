/** Not `then`, or `await` would take the proxy for a promise. */
const isVerb = (name: string | symbol): name is string => typeof name === 'string' && name !== 'then'

const screen = (name: string): object =>
  new Proxy(() => Promise.reject(new Error(`"${name}" can be answered on a screen only.`)), {
    get: (_, verb) => (isVerb(verb) ? screen(`${name}.${verb}`) : undefined),
  })

export type ScreenlessJourney<Journey> = {
  readonly [Part in keyof Journey]?: Journey[Part] extends (...given: never) => unknown
    ? Journey[Part]
    : Partial<Journey[Part]>
}

const withScreen = (name: string, known: object, depth: number): object =>
  new Proxy(known, {
    get: (parts, part) => {
      const found: unknown = parts[part as keyof typeof parts]
      if (!isVerb(part)) return found
      if (found === undefined) return screen(`${name}.${part}`)
      const isGroup = typeof found === 'object' && found !== null && depth > 0
      return isGroup ? withScreen(`${name}.${part}`, found, depth - 1) : found
    },
  })

export const withoutScreen = <Journey extends object>(
  name: string,
  known: NoInfer<ScreenlessJourney<Journey>>,
): Journey => withScreen(name, known, 1) as Journey
