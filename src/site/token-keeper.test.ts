import { UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { createBrowserDevice } from '#device/storage.ts'
import { makeStorage, makeWindow } from '#device/browser.testing.ts'
import { tokenKeeper } from './token-keeper.ts'

const now = Date.UTC(2026, 10, 28, 12)
const createKeeper = (window: object) => tokenKeeper(createBrowserDevice(window as Window), () => now)

const refuse = () => {
  throw new DOMException('The request was denied.', 'SecurityError')
}

function openTab(localStorage = makeStorage()) {
  const tab = makeWindow(localStorage)
  const kept = () => [Object.fromEntries(localStorage.entries), Object.fromEntries(tab.sessionStorage.entries)]
  return { ...tab, kept, keeper: createKeeper(tab.window) }
}

test('[C3.8-01][C3.8-02][C3.8-03][J3-36][J4.14-03][J4.14-04] a token is kept as access_token: for good when it is to be remembered, else for the tab', () => {
  const { keeper, kept } = openTab()
  keeper.keep({ token: 'one', remember: true })
  const remembered = kept()
  keeper.keep({ token: 'two', remember: false })
  expect([remembered, kept()]).toEqual([
    [{ access_token: 'one' }, {}],
    [{}, { access_token: 'two' }],
  ])
})

test('[C4.1-03] a token is taken off the device, and another that took its place is not', () => {
  const { keeper, kept } = openTab()
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
  const { keeper, happens, document, localStorage } = openTab()
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

const createToken = (sub: string, name: string) => new UnsecuredJWT({ name }).setSubject(sub).encode()

test('[C4.1-08] whose session has ended is told to every tab, also to one that looks later, until somebody signs in or out', () => {
  const [one, two] = [createToken('ada', 'one'), createToken('ada', 'two')]
  const here = openTab()
  const there = openTab(here.localStorage)
  const told: Array<readonly [string | null, string | null]> = []
  here.keeper.keep({ token: one, remember: true })
  const stop = there.keeper.watch((stored, { endedVisitor }) => told.push([stored?.token ?? null, endedVisitor]))
  const wakes = () => there.document.dispatchEvent(new Event('visibilitychange'))
  here.keeper.end(one)
  wakes()
  here.keeper.keep({ token: two, remember: true })
  wakes()
  here.keeper.clear(two)
  wakes()
  stop()
  expect(told).toEqual([
    [one, null],
    [null, 'ada'],
    [two, null],
    [null, null],
  ])
})

test('[C7.2-03] a token that takes the place of another is never missing: to other tabs that would be signing out', () => {
  const { keeper, localStorage } = openTab()
  keeper.keep({ token: 'one', remember: true })
  const taken: string[] = []
  const { removeItem } = localStorage
  localStorage.removeItem = (name: string) => {
    if (localStorage.entries.has(name)) taken.push(name)
    removeItem.call(localStorage, name)
  }
  keeper.keep({ token: 'two', remember: true })
  expect([taken, keeper.read()]).toEqual([[], { token: 'two', remember: true }])
})

test('a token of one tab that counts no more is of no interest to the others', () => {
  const { keeper, kept } = openTab()
  const token = createToken('ada', 'one')
  keeper.keep({ token, remember: false })
  keeper.end(token)
  expect(kept()).toEqual([{}, {}])
})

test('the token of a tab comes before that of the device', () => {
  const { keeper, localStorage, sessionStorage } = openTab()
  const told: unknown[] = []
  localStorage.entries.set('access_token', 'of all')
  sessionStorage.entries.set('access_token', 'of the tab')
  keeper.watch((stored) => told.push(stored))()
  sessionStorage.entries.clear()
  keeper.watch((stored) => told.push(stored))()
  expect(told).toEqual([
    { token: 'of the tab', remember: false },
    { token: 'of all', remember: true },
  ])
})

test('storage that refuses keeps nothing, tells of nothing and breaks nothing', () => {
  const { window } = openTab()
  const denied = Object.defineProperties(window, { localStorage: { get: refuse }, sessionStorage: { get: refuse } })
  const keeper = createKeeper(denied)
  const told: unknown[] = []
  const stop = keeper.watch((stored) => told.push(stored))
  keeper.clear('one')
  const isKept = keeper.keep({ token: 'one', remember: true })
  stop()
  expect([isKept, told, keeper.read()]).toEqual([false, [null], null])
})

const aDay = 24 * 60 * 60_000
const tokenUntil = (end: number) => new UnsecuredJWT({ sub: 'ada', exp: end / 1000 }).encode()
const createStoredParts = (at: number) => JSON.stringify({ visitor: 'ada', forms: {}, at })

test.each([
  ['nobody is signed in, and it was written more than a day ago', null, now - aDay - 1, false],
  ['nobody is signed in, and it was written today', null, now - aDay, true],
  ['the session has run out, and it was written more than a day ago', now - 1000, now - aDay - 1, false],
  ['somebody is signed in', now + 1000, now - 20 * aDay, true],
])('what was written into a form is found at the next start: %s', (_, tokenEnd, writtenAt, isThere) => {
  const { keeper, localStorage } = openTab()
  if (tokenEnd !== null) localStorage.entries.set('access_token', tokenUntil(tokenEnd))
  localStorage.entries.set('application_parts', createStoredParts(writtenAt))
  keeper.watch(() => {})()
  expect(localStorage.entries.has('application_parts')).toBe(isThere)
})

test('who signs out takes what she wrote with her, from the device and from the tab, and nobody else’s', () => {
  const { keeper, kept, localStorage, sessionStorage } = openTab()
  const token = tokenUntil(now + 1000)
  keeper.keep({ token, remember: false })
  for (const store of [localStorage, sessionStorage]) store.entries.set('application_parts', createStoredParts(now))
  keeper.clear(token)
  expect(kept()).toEqual([{}, {}])
  const ofBen = JSON.stringify({ visitor: 'ben', forms: {}, at: now })
  localStorage.entries.set('application_parts', ofBen)
  keeper.keep({ token, remember: true })
  keeper.clear(token)
  expect(kept()).toEqual([{ application_parts: ofBen }, {}])
})

test('what she wrote into a form stays when her session ends, and goes with her account', () => {
  const { keeper, kept, localStorage } = openTab()
  const token = tokenUntil(now + 1000)
  const stored = createStoredParts(now)
  localStorage.entries.set('application_parts', stored)
  keeper.keep({ token, remember: true })
  keeper.end(token)
  const afterEnd = kept()
  keeper.keep({ token, remember: true })
  keeper.end(token, true)
  expect([afterEnd, kept()]).toEqual([
    [{ application_parts: stored, session_ended: 'ada' }, {}],
    [{ session_ended: 'ada', account_deleted: 'ada' }, {}],
  ])
})

test('[C4.1-04] whose account was deleted is told to the other tabs, until somebody signs in', () => {
  const one = createToken('ada', 'one')
  const here = openTab()
  const there = openTab(here.localStorage)
  const told: Array<string | null> = []
  here.keeper.keep({ token: one, remember: true })
  const stop = there.keeper.watch((_, { deletedVisitor }) => told.push(deletedVisitor))
  here.keeper.noteDeletion(one)
  here.keeper.clear(one)
  there.document.dispatchEvent(new Event('visibilitychange'))
  here.keeper.keep({ token: createToken('ben', 'two'), remember: true })
  there.document.dispatchEvent(new Event('visibilitychange'))
  stop()
  expect(told).toEqual([null, 'ada', null])
})
