import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { manyJobs } from '../job-search/page.ts'
import { arriveAt, arriveBeforeScripts } from '../worlds/browser-visit.ts'
import { siteOfWorker } from '../worlds/site-of-worker.ts'
import { visitSite } from '../worlds/visit-site.ts'
import { fixedAddresses } from './every-address.ts'

const site = siteOfWorker(({ publish }) => publish(manyJobs))

/**
 * Why any page would not be put aside here: the browser of a test puts none aside. What is wrong with a page itself it says
 * nevertheless.
 */
const ofTheBrowser = [
  'BackForwardCacheDisabled',
  'BackForwardCacheDisabledByCommandLine',
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
]

/** The page of every address that is there whatever the content; one that leads to another site as soon as it is touched is not. */
const pages = [
  ...new Set(fixedAddresses.flatMap(({ address, isUnknown }) => (isUnknown ? [] : address.replace(/[?#].*/, '')))),
].filter((path) => path !== '/employee-portal')

/** The page was left in the middle of a request. */
const isUnderWay = (reason: string) => reason.startsWith('OutstandingNetworkRequest')

type Arrive = (page: Page, address: string) => Promise<void>

/** Goes on from each page and back to it. @returns what kept a page from being put aside meanwhile */
async function comeBackTo(addresses: ReadonlyArray<string>, arrive: Arrive) {
  const reasons: Array<readonly [string, ReadonlyArray<string>]> = []
  await visitSite(site(), {}, async ({ context, page }) => {
    const tools = await context.newCDPSession(page)
    let told = Promise.withResolvers<ReadonlyArray<string>>()
    tools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      told.resolve(notRestoredExplanations.map(({ reason }) => reason)),
    )
    await tools.send('Page.enable')
    const comeBack = async () => {
      told = Promise.withResolvers()
      await page.goto('/robots.txt')
      await page.goBack({ waitUntil: 'commit' })
      return (await told.promise).filter((reason) => !ofTheBrowser.includes(reason))
    }
    for (const address of addresses) {
      await arrive(page, address)
      let found = await comeBack()
      if (found.some(isUnderWay)) {
        await arrive(page, address)
        await page.waitForLoadState('networkidle')
        found = await comeBack()
      }
      reasons.push([address, found])
    }
  })
  return reasons
}

const nothing = (addresses: ReadonlyArray<string>) => addresses.map((address) => [address, []])

test('no page keeps the browser from putting it aside for the way back, once it is hydrated', async () => {
  expect(pages.length).toBeGreaterThan(20)
  expect(await comeBackTo(pages, arriveAt)).toEqual(nothing(pages))
})

test('nor does one before it is hydrated', async () => {
  const some = ['/home', '/careers/open']
  expect(await comeBackTo(some, arriveBeforeScripts)).toEqual(nothing(some))
})
