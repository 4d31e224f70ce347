import { sees } from '../harness/sees.ts'
import { visitPage, reads, type BrowserVisit } from '../worlds/browser-visit.ts'

const list = '/careers/open?saved=true'

const sentence = 'This page still opens without a connection and shows your saved jobs as you last saw them.'

const unreachable = ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED']

/** Runs in the page: kept since the page loaded, no tab still at work, and the worker active (not used while installing). */
async function isCached(address: string) {
  const view = await caches.match(address)
  const { held = [] } = await navigator.locks.query()
  const workers = await navigator.serviceWorker.getRegistrations()
  const isNew = Number(view?.headers.get('x-kept-at') ?? 0) > performance.timeOrigin
  return isNew && held.length === 0 && workers.some(({ active }) => active?.state === 'activated')
}

/**
 * Runs in the page; null without worker and cache. Opens no cache while a tab works on them: a deleted one would be
 * recreated.
 */
const listCachedPages = () =>
  navigator.locks.request('saved jobs offline', { ifAvailable: true }, async (lock) => {
    const [workers, names] = await Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()])
    if (workers.length === 0 && names.length === 0) return null
    if (lock === null) return ['a tab is at work']
    const found = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        const requests = await cache.keys()
        const kept = await Promise.all(
          requests.map(async (each) => (await cache.match(each))?.headers.has('x-kept-at')),
        )
        return requests.filter((_, index) => kept[index]).map(({ url }) => url.slice(location.origin.length))
      }),
    )
    return found.flat()
  })

export function savedJobsOfflineInBrowser({ page, claim }: BrowserVisit) {
  let isOnSite = false
  return {
    setPageStorage: async (isPossible: boolean) => {
      if (isPossible) return
      await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
    },
    visit: async () => {
      await visitPage(page, '/careers/open')
      await sees(() => page.evaluate(isCached, list), true)
    },
    open: async (address: string, isConnected: boolean) => {
      for (const failure of isConnected ? [`404 (Not Found) ${new URL(address, page.url()).href}`] : unreachable)
        claim(failure)
      await page.context().setOffline(!isConnected)
      isOnSite = await page.goto(address).then(
        () => true,
        () => false,
      )
    },
    shows: {
      isReadable: async () => {
        await page.getByText(sentence).waitFor()
        await reads(page, sentence)
      },
      isUnreadable: () => page.getByText(sentence).waitFor({ state: 'detached' }),
      text: async () => (isOnSite ? (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ') : ''),
      links: () => page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      kept: () => page.evaluate(listCachedPages),
      isKept: (address: string) => page.evaluate(async (at) => (await caches.match(at)) !== undefined, address),
    },
  }
}

export type SavedJobsOfflineJourney = ReturnType<typeof savedJobsOfflineInBrowser>
