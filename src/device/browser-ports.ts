import { formatLocalDay } from './local-day.ts'
import type { Ports, Files, Maps, View } from '#site/ports.ts'
import { lazyImport } from '#lazy/lazy-loading.ts'
import { once } from './once.ts'
import type { SiteSettings } from '#contract/site-settings.ts'
import { createBrowserCookies } from './cookies.ts'
import { createLazyWire, wirePorts, type LazyWire } from './lazy-wire.ts'
import { createBrowserOffline } from './offline/offline.ts'
import { createViewScrolling } from './view-scrolling.ts'
import { createBrowserSignals } from './signals.ts'
import { createBrowserDevice } from './storage.ts'
import { createBrowserTabs } from './tabs.ts'

export const beacon =
  (window: Pick<Window, 'fetch'>): Ports['report'] =>
  (path, message) => {
    const headers = { 'content-type': 'application/json' }
    window
      .fetch(`/${path}`, { method: 'POST', keepalive: true, headers, body: JSON.stringify(message) })
      .catch(() => {})
  }

/** Milliseconds in which a browser must have begun the download. */
const downloadTime = 60_000

export const createBrowserFiles = (window: Window & typeof globalThis): Files => ({
  offer: (name, text, type = 'text/html') => {
    const address = window.URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
    const link = Object.assign(window.document.createElement('a'), { href: address, download: name })
    link.click()
    window.setTimeout(() => window.URL.revokeObjectURL(address), downloadTime)
  },
  download: (path) => Object.assign(window.document.createElement('a'), { href: path, download: '' }).click(),
  read: async (file) => new TextDecoder().decode(await file.arrayBuffer()),
  readDocument: async (file, signal) => {
    const reader = await lazyImport(() => import('./documents/read-document.ts')).catch(() => null)
    return reader?.readDocument(file, signal) ?? { kind: 'not loaded' }
  },
})

export function createBrowserMaps(): Maps {
  let asked: ReturnType<typeof createAddressFinder> | null = null
  return { find: (service, address) => (asked ??= createAddressFinder(service))(address) }
}

function createAddressFinder(service: Parameters<Maps['find']>[0]) {
  const finder = once(async () => {
    const { loadGeocoder, findPlace } = await lazyImport(() => import('./find-place.ts'))
    const geocoder = await loadGeocoder(service)
    return (address: string) => findPlace(geocoder, address)
  })
  return async (address: string) => (await finder())(address)
}

type Browser = Window & typeof globalThis

function createProver(wire: LazyWire, base: string, { captcha }: Pick<SiteSettings, 'captcha'>): Ports['prove'] {
  const service =
    captcha &&
    once(async () => (await lazyImport(() => import('./captcha/captcha-service.ts'))).createCaptchaRequester(captcha))
  return async (operation) => {
    const answer = await service?.().then((ask) => ask(operation))
    const { createChallengeFetcher } = await wire()
    return (await lazyImport(() => import('./captcha/prove.ts'))).prove(
      await createChallengeFetcher(base)(operation, answer),
    )
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
