import { httpChallenge } from '#api/http-captcha.ts'
import { httpSiteApi } from '#api/http-site-api.ts'
import type { Ports, View } from '#site/ports.ts'
import { beacon } from './beacon.ts'
import { dayAt } from './day-at.ts'
import { cookiesOf } from './cookies.ts'
import { filesOf } from './files.ts'
import { offlineOf } from './offline/offline.ts'
import { readingOf } from './reading.ts'
import { signalsOf } from './signals.ts'
import { deviceOf } from './storage.ts'
import { tabsOf } from './tabs.ts'

type Browser = Window & typeof globalThis

/** What a browser gives the site. @param view where its router is, which is not part of the browser */
export function browserPorts(window: Browser, view: Omit<View, keyof ReturnType<typeof readingOf>>): Ports {
  const base = new URL('/', window.location.href).href
  const challenge = httpChallenge(base)
  const device = deviceOf(window)
  return {
    api: httpSiteApi(base),
    prove: async (operation) => (await import('./captcha/prove.ts')).prove(await challenge(operation)),
    report: beacon(window),
    device,
    cookies: cookiesOf(window),
    tabs: tabsOf(window),
    files: filesOf(window),
    offline: offlineOf(window),
    signals: signalsOf(window),
    clock: {
      now: () => Date.now(),
      today: () => dayAt(new Date()),
      setTimeout: (run, delay) => window.setTimeout(run, delay),
      clearTimeout: (id) => window.clearTimeout(id as number),
    },
    view: { ...view, ...readingOf(window, device.tab) },
  }
}
