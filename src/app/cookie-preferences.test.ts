import { expect, test } from 'vitest'
import { cookieJarOf, sendsPrivacySignal } from './cookie-preferences.ts'

const refuse = (): never => {
  throw new DOMException('The document is sandboxed.', 'SecurityError')
}

/** As much of a browser as its cookies need; `written` are the cookies it was asked to keep, in full. */
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
    leave: (now: string) => {
      standing = now
    },
    jar: cookieJarOf(window as unknown as Window),
  }
}

test('[C3.8-07][C3.8-08][C3.8-09][C3.8-10] the preferences are one cookie of the whole site for 180 days, sent to this site alone', () => {
  const { jar, written } = makeWindow()
  expect([jar.keep('necessary|social'), written]).toEqual([
    true,
    ['cookie_preferences=necessary|social; Max-Age=15552000; Path=/; SameSite=Strict; Secure'],
  ])
})

test('[C3.8-09] a site without https cannot ask for a secure cookie', () => {
  const { jar, written } = makeWindow({ protocol: 'http:' })
  jar.keep('necessary')
  expect(written).toEqual(['cookie_preferences=necessary; Max-Age=15552000; Path=/; SameSite=Strict'])
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
  const told: Array<string | null> = []
  makeWindow({ cookies }).jar.watch((now) => told.push(now))
  expect(told).toEqual([stored])
})

test('what the cookie says is told at first, when it changes, and when the tab is looked at again', () => {
  const { jar, leave, window, document, cookieStore } = makeWindow()
  const told: Array<string | null> = []
  const stop = jar.watch((stored) => told.push(stored))
  leave('cookie_preferences=necessary')
  cookieStore.dispatchEvent(new Event('change'))
  document.visibilityState = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  leave('cookie_preferences=necessary|analytical')
  document.visibilityState = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  leave('')
  window.dispatchEvent(new Event('pageshow'))
  stop()
  cookieStore.dispatchEvent(new Event('change'))
  expect(told).toEqual([null, 'necessary', 'necessary|analytical', null])
})

test('a browser that keeps no cookies says so, whether it is silent about it or not', () => {
  const silent = makeWindow({ keeps: false })
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
  const loud = Object.assign(new EventTarget(), { document, location: { protocol: 'https:' } }) as unknown as Window
  const told: Array<string | null> = []
  cookieJarOf(loud).watch((stored) => told.push(stored))
  expect([silent.jar.keep('necessary'), cookieJarOf(loud).keep('necessary'), told]).toEqual([false, false, [null]])
})

test('[C4.2-03] the privacy signal is on when the browser says so, and off when it knows none', () => {
  const signals = [{ globalPrivacyControl: true }, { globalPrivacyControl: false }, {}]
  expect(signals.map((navigator) => sendsPrivacySignal({ navigator } as Window))).toEqual([true, false, false])
})
