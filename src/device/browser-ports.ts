import { lazyImport } from '#late/late.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import type { Ports, View } from '#site/ports.ts'
import { beacon } from './beacon.ts'
import { formatLocalDay } from './day-at.ts'
import { createBrowserCookies } from './cookies.ts'
import { createBrowserFiles } from './files.ts'
import { createLazyWire, wirePorts, type LazyWire } from './late-wire.ts'
import { createBrowserMaps } from './maps.ts'
import { once } from './once.ts'
import { createBrowserOffline } from './offline/offline.ts'
import { createViewScrolling } from './reading.ts'
import { createBrowserSignals } from './signals.ts'
import { createBrowserDevice } from './storage.ts'
import { createBrowserTabs } from './tabs.ts'

type Browser = Window & typeof globalThis

function createProver(wire: LazyWire, base: string, { captcha }: Pick<SiteSettings, 'captcha'>): Ports['prove'] {
  const service =
    captcha && once(async () => (await lazyImport(() => import('./captcha/ask-service.ts'))).serviceAsker(captcha))
  return async (operation) => {
    const answer = await service?.().then((ask) => ask(operation))
    const { httpChallenge } = await wire()
    return (await lazyImport(() => import('./captcha/prove.ts'))).prove(await httpChallenge(base)(operation, answer))
  }
}

type BrowserPortsInput = {
  readonly view: Omit<View, keyof ReturnType<typeof createViewScrolling>>
  readonly settings: Pick<SiteSettings, 'captcha'>
}

export function browserPorts(window: Browser, { view, settings }: BrowserPortsInput): Ports {
  const base = new URL('/', window.location.href).href
  const device = createBrowserDevice(window)
  const wire = createLazyWire()
  return {
    ...wirePorts(wire, window, base),
    accountWriter: () => lazyImport(() => import('#domain/account/account-data-page.ts')),
    prove: createProver(wire, base, settings),
    random: (count) => window.crypto.getRandomValues(new Uint8Array(count)),
    report: beacon(window),
    device,
    cookies: createBrowserCookies(window),
    tabs: createBrowserTabs(window),
    files: createBrowserFiles(window),
    offline: createBrowserOffline(window),
    signals: createBrowserSignals(window),
    maps: createBrowserMaps(),
    clock: {
      now: () => Date.now(),
      today: () => formatLocalDay(new Date()),
      setTimeout: (run, delay) => window.setTimeout(run, delay),
      clearTimeout: (id) => window.clearTimeout(id as number),
    },
    view: { ...view, ...createViewScrolling(window, device.tab) },
  }
}
