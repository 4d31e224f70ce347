import { sees } from '../harness/sees.ts'
import { arriveAt, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { savedJobsOfflineMachine } from '#machines/saved-jobs-offline.machine.ts'
import type { Journey } from '../harness/journey.ts'

const list = '/careers/open?saved=true'

const sentence = 'Without a connection this page still opens, and shows your saved jobs as they last stood.'

/** What the browser says of each address that it could not reach. */
const unreachable = ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED']

/**
 * Runs in the page: whether the saved view has been kept since the page came, nobody is at work on it any more, and the worker
 * that answers with it has begun: a browser asks nobody else while it is still being installed.
 */
async function isKept(address: string) {
  const view = await caches.match(address)
  const { held = [] } = await navigator.locks.query()
  const workers = await navigator.serviceWorker.getRegistrations()
  const isNew = Number(view?.headers.get('x-kept-at') ?? 0) > performance.timeOrigin
  return isNew && held.length === 0 && workers.some(({ active }) => active?.state === 'activated')
}

/**
 * Runs in the page: the addresses of the kept pages; null when there is neither a worker nor a cache. It opens no cache while a
 * tab is at work on them: one that has just been deleted would be made again.
 */
const keptPages = () =>
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

/**
 * Saved jobs without a connection, in a real browser that is really cut off. In its paths another tab saves a job, or
 * takes back all that is saved.
 */
export function savedJobsOfflineInBrowser({ page, device, claim }: BrowserVisit) {
  let isOfSite = false
  const journey: Journey<typeof savedJobsOfflineMachine, never> = {
    start: () => arriveAt(page, list),
    events: {
      'offline.changed': ({ isReadable }) => device.write(isReadable ? '["2"]' : null),
    },
    states: {
      readable: async () => {
        await page.getByText(sentence).waitFor()
        await reads(page, sentence)
      },
      unreadable: () => page.getByText(sentence).waitFor({ state: 'detached' }),
    },
  }
  return {
    ...journey,
    keepPages: async (isPossible: boolean) => {
      if (isPossible) return
      await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
    },
    visit: async () => {
      await arriveAt(page, '/careers/open')
      await sees(() => page.evaluate(isKept, list), true)
    },
    open: async (address: string, isConnected: boolean) => {
      for (const failure of isConnected ? [`404 (Not Found) ${new URL(address, page.url()).href}`] : unreachable)
        claim(failure)
      await page.context().setOffline(!isConnected)
      isOfSite = await page.goto(address).then(
        () => true,
        () => false,
      )
    },
    shows: {
      /** What stands on the page that was opened; '' when it is none of the site. */
      text: async () => (isOfSite ? (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ') : ''),
      links: () => page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      /** The addresses of the kept pages; null when nothing is there that could keep any. */
      kept: () => page.evaluate(keptPages),
    },
  }
}

export type SavedJobsOfflineJourney = ReturnType<typeof savedJobsOfflineInBrowser>
