import { UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { deviceOf } from '#device/storage.ts'
import { tabsOf } from '#device/tabs.ts'
import { makeStorage, makeWindow } from '#device/window.testing.ts'
import { tokenKeeper } from './token-keeper.ts'

type Tab = Window & typeof globalThis

const keeperIn = (window: object) => tokenKeeper({ device: deviceOf(window as Window), tabs: tabsOf(window as Tab) })

const refuse = () => {
  throw new DOMException('The request was denied.', 'SecurityError')
}

/** The locks, the channels and the timers of this process, which work across what stands for windows here. */
const shared = { navigator, BroadcastChannel, setTimeout: globalThis.setTimeout }

/** A tab of a browser. @param localStorage what it shares with other tabs */
function openTab(localStorage = makeStorage()) {
  const tab = makeWindow(localStorage)
  const window = Object.assign(tab.window, shared)
  const kept = () => [Object.fromEntries(localStorage.entries), Object.fromEntries(tab.sessionStorage.entries)]
  return { ...tab, window, kept, keeper: keeperIn(window) }
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

const tokenFor = (sub: string, name: string) => new UnsecuredJWT({ name }).setSubject(sub).encode()

test('[C4.1-08] whose session has ended is told to every tab, also to one that looks later, until somebody signs in or out', () => {
  const [one, two] = [tokenFor('ada', 'one'), tokenFor('ada', 'two')]
  const here = openTab()
  const there = openTab(here.localStorage)
  const told: Array<readonly [string | null, string | null]> = []
  here.keeper.keep({ token: one, remember: true })
  const stop = there.keeper.watch((stored, endedFor) => told.push([stored?.token ?? null, endedFor]))
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

test('a token of one tab that counts no more is of no interest to the others', () => {
  const { keeper, kept } = openTab()
  const token = tokenFor('ada', 'one')
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

test('storage that refuses keeps nothing, tells of nothing and breaks nothing', async () => {
  const { window } = openTab()
  const denied = Object.defineProperties(window, { localStorage: { get: refuse }, sessionStorage: { get: refuse } })
  const keeper = keeperIn(denied)
  const told: unknown[] = []
  const stop = keeper.watch((stored) => told.push(stored))
  keeper.clear('one')
  const isKept = keeper.keep({ token: 'one', remember: true })
  const renewed = await keeper.renew({ token: 'one', remember: true }, renewing().options)
  stop()
  expect([isKept, told, renewed]).toEqual([false, [null], 'one+'])
})

/** A site that gives a token for another, and what it was asked. */
function renewing() {
  const asked: string[] = []
  const leaving = new AbortController()
  const refresh = async (token: string) => {
    asked.push(token)
    await new Promise(setImmediate)
    return `${token}+`
  }
  return { asked, leaving, options: { refresh, signal: leaving.signal } }
}

test('tabs that share a token refresh it one after the other, and the second takes what the first got', async () => {
  const one = openTab()
  const other = openTab(one.localStorage)
  const held = { token: 'one', remember: true }
  one.keeper.keep(held)
  const { asked, options } = renewing()
  const got = await Promise.all([one.keeper.renew(held, options), other.keeper.renew(held, options)])
  expect([got, asked, one.kept()]).toEqual([['one+', 'one+'], ['one'], [{ access_token: 'one+' }, {}]])
})

test('a token is refreshed also where a browser has no locks, and when the refresh fails the next may try', async () => {
  const { window, keeper, kept } = openTab()
  const held = { token: 'one', remember: true }
  keeper.keep(held)
  const lost = { refresh: () => Promise.reject(new Error('lost')), signal: new AbortController().signal }
  await keeper.renew(held, lost).catch(() => {})
  Object.assign(window, { navigator: {} })
  expect([await keeper.renew(held, renewing().options), kept()]).toEqual(['one+', [{ access_token: 'one+' }, {}]])
})

test('a token that arrives after its visitor has signed out, here or in another tab, is not stored', async () => {
  const [here, elsewhere] = [openTab(), openTab()]
  const held = { token: 'one', remember: true }
  here.keeper.keep(held)
  elsewhere.keeper.keep(held)
  const { leaving, options } = renewing()
  const pair = [here.keeper.renew(held, options), elsewhere.keeper.renew(held, renewing().options)]
  leaving.abort()
  elsewhere.keeper.clear('one')
  await Promise.all(pair)
  expect([here.kept(), elsewhere.kept()]).toEqual([
    [{ access_token: 'one' }, {}],
    [{}, {}],
  ])
})

/** Two tabs, one of them a copy, that were opened with the same token of their own. */
function openTwins() {
  const [one, copy] = [openTab(), openTab()]
  const held = { token: 'one', remember: false }
  const told: Array<string | null> = []
  for (const tab of [one, copy]) tab.keeper.keep(held)
  const stops = [one.keeper.watch((stored) => told.push(stored?.token ?? null)), copy.keeper.watch(() => {})]
  return { one, copy, held, told, part: () => stops.forEach((stop) => stop()) }
}

test('a tab and its copy go on with one token: what one refreshes the other takes over', async () => {
  const { one, copy, held, told, part } = openTwins()
  const { asked, options } = renewing()
  await copy.keeper.renew(held, options)
  await copy.keeper.renew({ token: 'one+', remember: false }, options)
  await expect.poll(() => told).toEqual(['one', 'one+', 'one++'])
  part()
  expect([asked, one.kept(), copy.kept()]).toEqual([
    ['one', 'one+'],
    [{}, { access_token: 'one++' }],
    [{}, { access_token: 'one++' }],
  ])
})

test('a copy that slept through what happened asks before it refreshes', async () => {
  const { one, held, part } = openTwins()
  const { asked, options } = renewing()
  await one.keeper.renew(held, options)
  const woken = openTab()
  woken.keeper.keep(held)
  const stop = woken.keeper.watch(() => {})
  const got = await woken.keeper.renew(held, options)
  stop()
  part()
  expect([got, asked, woken.kept()]).toEqual(['one+', ['one'], [{}, { access_token: 'one+' }]])
})

test('two copies that refresh at the same moment end with one token', async () => {
  const { one, copy, held, part } = openTwins()
  const { asked, options } = renewing()
  const got = await Promise.all([one.keeper.renew(held, options), copy.keeper.renew(held, options)])
  part()
  expect([got, asked]).toEqual([['one+', 'one+'], ['one']])
})
