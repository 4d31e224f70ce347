import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createCookieConsentFlow } from '#site/cookie-consent.ts'
import { createBrowserCookies } from './cookies.ts'
import { createBrowserSignals } from './signals.ts'

const refuse = (): never => {
  throw new DOMException('The document is sandboxed.', 'SecurityError')
}

function makeWindow({ protocol = 'https:', cookies = '', keeps = true } = {}) {
  const written: string[] = []
  let standing = cookies
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  Object.defineProperty(document, 'cookie', {
    get: () => standing,
    set: (cookie: string) => {
      written.push(cookie)
      if (keeps) standing = cookie.split(';')[0] ?? ''
    },
  })
  const cookieStore = new EventTarget()
  const window = Object.assign(new EventTarget(), { document, cookieStore, location: { protocol } })
  return {
    written,
    document,
    cookieStore,
    window,
    cookies: createBrowserCookies(window as unknown as Window),
  }
}

function allowAll({ cookies }: ReturnType<typeof makeWindow>) {
  const consent = createCookieConsentFlow(
    { cookies, tab: { read: () => null, keep: () => true, drop: () => {} }, signal: false },
    { notify: () => {} },
  )
  const actor = createActor(consent, { input: { signal: false } }).start()
  actor.send({ type: 'all.allowed' })
  actor.stop()
}

test('[C3.8-07][C3.8-08][C3.8-09][C3.8-10] the preferences are one cookie of the whole site for 180 days, sent to this site alone', () => {
  const browser = makeWindow()
  allowAll(browser)
  expect(browser.written).toEqual([
    'cookie_preferences=necessary|social|analytical; Max-Age=15552000; Path=/; SameSite=Strict; Secure',
  ])
})

test('[C3.8-09] a site without https cannot ask for a secure cookie', () => {
  const browser = makeWindow({ protocol: 'http:' })
  allowAll(browser)
  expect(browser.written).toEqual([
    'cookie_preferences=necessary|social|analytical; Max-Age=15552000; Path=/; SameSite=Strict',
  ])
})

test.each([
  ['', null],
  ['other=1', null],
  ['my_cookie_preferences=necessary', null],
  ['cookie_preferences=', ''],
  ['other=1; cookie_preferences=necessary|social; more=2', 'necessary|social'],
  ['cookie_preferences=necessary%7Csocial', 'necessary|social'],
  ['cookie_preferences=100%', '100%'],
])('[C3.8-10] of the cookies "%s" the preferences are %j', (cookies, stored) => {
  expect(makeWindow({ cookies }).cookies.read('cookie_preferences')).toEqual(stored)
})

test('a watcher is told when a cookie changes, and when the tab is looked at again', () => {
  const { cookies, window, document, cookieStore } = makeWindow()
  let told = 0
  const stop = cookies.watch(() => {
    told += 1
  })
  const see = (visibilityState: string) => {
    document.visibilityState = visibilityState
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const counts = [
    () => cookieStore.dispatchEvent(new Event('change')),
    () => see('hidden'),
    () => see('visible'),
    () => window.dispatchEvent(new Event('pageshow')),
    stop,
    () => cookieStore.dispatchEvent(new Event('change')),
  ].map((happen) => {
    happen()
    return told
  })
  expect(counts).toEqual([1, 1, 2, 3, 3, 3])
})

test('a browser that keeps no cookies says so, whether it is silent about it or not', () => {
  const silent = makeWindow({ keeps: false })
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
  const loud = createBrowserCookies(
    Object.assign(new EventTarget(), { document, location: { protocol: 'https:' } }) as unknown as Window,
  )
  const name = 'cookie_preferences'
  expect([silent.cookies.keep(name, 'necessary', 60), loud.keep(name, 'necessary', 60), loud.read(name)]).toEqual([
    false,
    false,
    null,
  ])
})

test('[C4.2-03] the privacy signal is on when the browser says so, and off when it knows none', () => {
  const signals = [{ globalPrivacyControl: true }, { globalPrivacyControl: false }, {}]
  expect(signals.map((navigator) => createBrowserSignals({ navigator } as unknown as Window).privacy)).toEqual([
    true,
    false,
    false,
  ])
})
