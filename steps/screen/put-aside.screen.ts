import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyJobs } from '../job-search/page.ts'
import { visitPage, arriveBeforeScripts } from '../worlds/browser-visit.ts'
import { createBrowserContexts } from '../worlds/browser-contexts.ts'
import { launchBrowser } from '../worlds/open-site.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { fixedAddresses } from './page-addresses.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })
})
afterAll(() => browser.close())

const browserReasons = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']

const pages = [
  ...new Set(fixedAddresses.flatMap(({ address, isUnknown }) => (isUnknown ? [] : address.replace(/[?#].*/, '')))),
].filter((path) => path !== '/employee-portal')

const isPendingRequest = (reason: string) => reason.startsWith('OutstandingNetworkRequest')

type Arrive = (page: Page, address: string) => Promise<void>

async function watchBackNavigation(tools: CDPSession) {
  let told = Promise.withResolvers<ReadonlyArray<string>>()
  tools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    told.resolve(notRestoredExplanations.map(({ reason }) => reason)),
  )
  tools.on('Page.frameNavigated', ({ type }) => {
    if (type === 'BackForwardCacheRestore') told.resolve([])
  })
  await tools.send('Page.enable')
  return async (page: Page) => {
    told = Promise.withResolvers()
    await page.goto('/robots.txt')
    const { entries, currentIndex } = await tools.send('Page.getNavigationHistory')
    await tools.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 })
    return (await told.promise).filter((reason) => !browserReasons.includes(reason))
  }
}

async function listRestoreBlockers(addresses: ReadonlyArray<string>, arrive: Arrive) {
  const reasons: Array<readonly [string, ReadonlyArray<string>]> = []
  const { address: origin } = site()
  await visitSite(
    { address: origin, contexts: createBrowserContexts(browser, origin) },
    {},
    async ({ context, page }) => {
      const returnToPage = await watchBackNavigation(await context.newCDPSession(page))
      for (const address of addresses) {
        await arrive(page, address)
        let found = await returnToPage(page)
        if (found.some(isPendingRequest)) {
          await arrive(page, address)
          await page.waitForLoadState('networkidle')
          found = await returnToPage(page)
        }
        reasons.push([address, found])
      }
    },
  )
  return reasons
}

const noBlockers = (addresses: ReadonlyArray<string>) => addresses.map((address) => [address, []])

test('no page keeps the browser from putting it aside for the way back, once it is hydrated', async () => {
  expect(pages.length).toBeGreaterThan(20)
  expect(await listRestoreBlockers(pages, visitPage)).toEqual(noBlockers(pages))
})

test('nor does one before it is hydrated', async () => {
  const some = ['/home', '/careers/open']
  expect(await listRestoreBlockers(some, arriveBeforeScripts)).toEqual(noBlockers(some))
})
