import { expect, test } from 'vitest'
import { tokenStorageOf } from './token-storage.ts'

const refuse = () => {
  throw new DOMException('The request was denied.', 'SecurityError')
}

function makeStorage() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

/** As much of a browser as its storage needs. */
function makeWindow() {
  const storages = { localStorage: makeStorage(), sessionStorage: makeStorage() }
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const window = Object.assign(new EventTarget(), storages, { document })
  const happens = (type: string, about: object = {}) => window.dispatchEvent(Object.assign(new Event(type), about))
  const kept = () => [
    Object.fromEntries(storages.localStorage.entries),
    Object.fromEntries(storages.sessionStorage.entries),
  ]
  return { window, document, happens, kept, ...storages, keeper: tokenStorageOf(window as unknown as Window) }
}

test('[C3.8-01][C3.8-02][C3.8-03][J4.14-03][J4.14-04] a token is kept as access_token: for good when it is to be remembered, else for the tab', () => {
  const { keeper, kept } = makeWindow()
  keeper.keep({ token: 'one', remember: true })
  const remembered = kept()
  keeper.keep({ token: 'two', remember: false })
  expect([remembered, kept()]).toEqual([
    [{ access_token: 'one' }, {}],
    [{}, { access_token: 'two' }],
  ])
})

test('[C4.1-03] a token is taken off the device, and another that took its place is not', () => {
  const { keeper, kept } = makeWindow()
  keeper.keep({ token: 'two', remember: true })
  keeper.clear('one')
  const other = kept()
  keeper.clear('two')
  expect([other, kept()]).toEqual([
    [{ access_token: 'two' }, {}],
    [{}, {}],
  ])
})

test('what is kept is told at first, when another tab changes it, and when the page comes back to the front', () => {
  const { keeper, happens, document, localStorage } = makeWindow()
  const told: unknown[] = []
  const stop = keeper.watch((stored) => told.push(stored?.token ?? null))
  localStorage.entries.set('access_token', 'one')
  happens('storage', { key: 'access_token' })
  happens('storage', { key: 'another' })
  localStorage.entries.set('access_token', 'two')
  document.dispatchEvent(new Event('visibilitychange'))
  happens('pageshow')
  localStorage.entries.clear()
  happens('storage', { key: null })
  stop()
  happens('storage', { key: null })
  happens('pageshow')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(told).toEqual([null, 'one', 'two', 'two', null])
})

test('the token of a tab comes before that of the device', () => {
  const { keeper, localStorage, sessionStorage } = makeWindow()
  const told: unknown[] = []
  localStorage.entries.set('access_token', 'of all')
  sessionStorage.entries.set('access_token', 'of the tab')
  keeper.watch((stored) => told.push(stored))
  sessionStorage.entries.clear()
  keeper.watch((stored) => told.push(stored))
  expect(told).toEqual([
    { token: 'of the tab', remember: false },
    { token: 'of all', remember: true },
  ])
})

test('storage that refuses keeps nothing, tells of nothing and breaks nothing', () => {
  const { window } = makeWindow()
  const denied = Object.defineProperties(window, { localStorage: { get: refuse }, sessionStorage: { get: refuse } })
  const keeper = tokenStorageOf(denied as unknown as Window)
  const told: unknown[] = []
  keeper.watch((stored) => told.push(stored))
  keeper.clear('one')
  expect([keeper.keep({ token: 'one', remember: true }), told]).toEqual([false, [null]])
})
