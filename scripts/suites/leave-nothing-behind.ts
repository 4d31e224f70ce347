import { afterAll, afterEach, beforeAll, vi } from 'vitest'

const unread = Symbol('unread')

function readGlobalState(): ReadonlyMap<string, unknown> {
  const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis))
  return new Map<string, unknown>([
    ['process.cwd()', process.cwd()],
    ...Object.entries(process.env).map(([name, value]) => [`process.env.${name}`, value] as const),
    ...globals.map(([name, { get, value }]) => [`globalThis.${name}`, get ? unread : value] as const),
  ])
}

let before = readGlobalState()

beforeAll(() => {
  before = readGlobalState()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

/** Code may take these for a browser. Other globals are added by libraries on load and may stay. */
const browserGlobals = ['window', 'document', 'location', 'history', 'localStorage', 'sessionStorage']

// The worker goes on with the next file, which must find it as this one did.
afterAll(() => {
  const after = readGlobalState()
  const processListeners = [...after.keys()].filter((name) => name.startsWith('process.'))
  const names = new Set([...before.keys(), ...processListeners, ...browserGlobals.map((name) => `globalThis.${name}`)])
  const changed = [...names].filter(
    (name) => before.get(name) !== unread && !Object.is(before.get(name), after.get(name)),
  )
  if (changed.length > 0) throw new Error(`This file leaves changed for the next one: ${changed.join(', ')}`)
})
