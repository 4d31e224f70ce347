import { offlineWorkerPath } from '#contract/offline-worker.ts'
import type { OfflinePageCache } from '#site/ports.ts'
import { trustedScript } from '../script-loading.ts'
import { scope } from './offline.ts'

const listMatches = (text: string, pattern: RegExp): ReadonlyArray<string> => [
  ...new Set(Array.from(text.matchAll(pattern), ([, file = '']) => file)),
]

/** Stylesheets, which stand in `<noscript>`, and pictures. */
export const listPageFiles = (html: string): ReadonlyArray<string> =>
  listMatches(html, /<link rel="(?:preload|stylesheet)"[^>]* href="([^"]+)"/g)

export const listTypefaces = (css: string): ReadonlyArray<string> =>
  listMatches(css, /url\(([^)]+-wght-normal-[^)]+)\)/g)

type Browser = Window & typeof globalThis

const cacheName = 'saved-jobs'

const notes = { moment: 'x-kept-at', files: 'x-kept-files' } as const

const lasting = ['content-type', 'content-security-policy']

const orElse = <Answer>(work: () => Promise<Answer>, refused: Answer) => work().catch(() => refused)

const idle = (window: Browser) =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 5_000 })
    else resolve(null)
  })

async function fetchResponse(window: Browser, address: string) {
  const response = await window.fetch(address, {
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-cache',
    priority: 'low',
  })
  if (!response.ok) throw new Error(`${address} was answered ${response.status}.`)
  return response
}

function createPageResponse(html: string, given: Headers, files: ReadonlyArray<string>) {
  const headers = new Headers({ [notes.moment]: String(Date.now()), [notes.files]: files.join(' ') })
  for (const name of lasting) {
    const value = given.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(html, { headers })
}

async function listEntries(cache: Cache) {
  const requests = await cache.keys()
  return Promise.all(
    requests.map(async ({ url }) => {
      const { pathname, search } = new URL(url)
      const noted = (await cache.match(url))?.headers
      const moment = noted?.get(notes.moment) ?? null
      const files = noted?.get(notes.files)?.split(' ') ?? []
      return { address: `${pathname}${search}`, moment: moment === null ? null : Number(moment), files }
    }),
  )
}

async function fetchFile(window: Browser, cache: Cache, file: string) {
  if (!(await cache.match(file))) await cache.put(file, await fetchResponse(window, file))
  return (file.endsWith('.css') && (await cache.match(file))?.text()) || ''
}

async function fetchPage(window: Browser, cache: Cache, address: string) {
  const response = await fetchResponse(window, address)
  const html = await response.text()
  const files = [...listPageFiles(html)]
  for (const file of files) files.push(...listTypefaces(await fetchFile(window, cache, file)))
  await cache.put(address, createPageResponse(html, response.headers, files))
  return true
}

async function pruneCache(cache: Cache, addresses: ReadonlyArray<string>) {
  const entries = await listEntries(cache)
  const pages = entries.filter(({ address, moment }) => moment !== null && addresses.includes(address))
  const needed = new Set(pages.flatMap(({ address, files }) => [address, ...files]))
  for (const { address } of entries) if (!needed.has(address)) await cache.delete(address)
}

const putPage = (cache: Cache, address: string, text: string) =>
  cache.put(address, createPageResponse(text, new Headers({ 'content-type': 'text/html; charset=utf-8' }), []))

export async function openCachedPages(window: Browser): Promise<OfflinePageCache | null> {
  const { serviceWorker } = window.navigator as Partial<Navigator>
  const { caches } = window as Partial<Browser>
  if (!serviceWorker || !caches) return null
  await idle(window)
  const open = () => caches.open(cacheName)
  const registration = () => serviceWorker.getRegistration(scope)
  const list = async () => {
    if (!(await registration()) || !(await caches.has(cacheName))) return new Map<string, number>()
    const entries = await listEntries(await open())
    return new Map(entries.flatMap(({ address, moment }) => (moment === null ? [] : [[address, moment]])))
  }
  return {
    begin: () =>
      orElse(async () => {
        await serviceWorker.register(trustedScript(offlineWorkerPath), { scope })
        return true
      }, false),
    list: () => orElse(list, new Map()),
    fetch: (address) => orElse(async () => fetchPage(window, await open(), address), false),
    keep: (address, text) => orElse(async () => putPage(await open(), address, text), undefined),
    retainOnly: (addresses) => orElse(async () => pruneCache(await open(), addresses), undefined),
    end: () =>
      orElse(async () => {
        await caches.delete(cacheName)
        await (await registration())?.unregister()
      }, undefined),
  }
}
