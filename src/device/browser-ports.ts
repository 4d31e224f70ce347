import { late } from '#late/late.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import type { Ports, View } from '#site/ports.ts'
import { beacon } from './beacon.ts'
import { dayAt } from './day-at.ts'
import { cookiesOf } from './cookies.ts'
import { filesOf } from './files.ts'
import { lateWire, wirePorts, type LateWire } from './late-wire.ts'
import { mapsOf } from './maps.ts'
import { once } from './once.ts'
import { offlineOf } from './offline/offline.ts'
import { readingOf } from './reading.ts'
import { signalsOf } from './signals.ts'
import { deviceOf } from './storage.ts'
import { tabsOf } from './tabs.ts'

type Browser = Window & typeof globalThis

function proverOf(wire: LateWire, base: string, { captcha }: Pick<SiteSettings, 'captcha'>): Ports['prove'] {
  const service =
    captcha && once(async () => (await late(() => import('./captcha/ask-service.ts'))).serviceAsker(captcha))
  return async (operation) => {
    const answer = await service?.().then((ask) => ask(operation))
    const { httpChallenge } = await wire()
    return (await late(() => import('./captcha/prove.ts'))).prove(await httpChallenge(base)(operation, answer))
  }
}

type Given = {
  readonly view: Omit<View, keyof ReturnType<typeof readingOf>>
  readonly settings: Pick<SiteSettings, 'captcha'>
}

export function browserPorts(window: Browser, { view, settings }: Given): Ports {
  const base = new URL('/', window.location.href).href
  const device = deviceOf(window)
  const wire = lateWire()
  return {
    ...wirePorts(wire, window, base),
    accountWriter: () => late(() => import('#domain/account/account-data-page.ts')),
    prove: proverOf(wire, base, settings),
    random: (count) => window.crypto.getRandomValues(new Uint8Array(count)),
    report: beacon(window),
    device,
    cookies: cookiesOf(window),
    tabs: tabsOf(window),
    files: filesOf(window),
    offline: offlineOf(window),
    signals: signalsOf(window),
    maps: mapsOf(),
    clock: {
      now: () => Date.now(),
      today: () => dayAt(new Date()),
      setTimeout: (run, delay) => window.setTimeout(run, delay),
      clearTimeout: (id) => window.clearTimeout(id as number),
    },
    view: { ...view, ...readingOf(window, device.tab) },
  }
}
