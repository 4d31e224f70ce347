import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { clockInBrowser } from '../worlds/browser-clock.ts'
import { connectInBrowser } from '../worlds/browser-connection.ts'
import { openPage } from '../worlds/open-page.ts'
import { provideWorkerSite } from '../worlds/visit-site.ts'
import { waitForStoredFaces } from './typefaces.ts'

const site = provideWorkerSite(({ publish }) => publish({}))

async function find({ context, page }: { context: BrowserContext; page: Page }) {
  const tabs = context
    .pages()
    .filter((tab) => tab !== page)
    .map((tab) => tab.url())
  await visitPage(page, '/careers/open')
  await waitForStoredFaces(page)
  const inPage = await page.evaluate(async (now) => {
    const permission = await navigator.permissions.query({ name: 'geolocation' })
    const databases = await indexedDB.databases()
    return {
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      databases: databases.map(({ name }) => name),
      permission: permission.state,
      isOnline: navigator.onLine,
      agent: navigator.userAgent,
      name: window.name,
      width: innerWidth,
      isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      isPrinted: matchMedia('print').matches,
      hasTheRightTime: Math.abs(Date.now() - now) < 60_000,
      timer: String(setTimeout),
      marks: Object.keys(globalThis).filter((name) => name.startsWith('left')),
      history: history.length,
      canGoBack: navigation.canGoBack,
      robots: await (await fetch('/robots.txt')).text(),
    }
  }, Date.now())
  const cookies = await context.cookies()
  return { ...inPage, tabs, cookies: cookies.map(({ name, value }) => `${name}=${value}`) }
}

type Visit = Awaited<ReturnType<typeof openPage>>

type Policy = { readonly createScriptURL: (address: string) => string }
type Policies = { readonly createPolicy: (name: string, rules: Policy) => Policy }

async function leaveTraces({ context, page, claim }: Visit) {
  await context.grantPermissions(['geolocation'])
  await visitPage(page, '/contact')
  await connectInBrowser(page).hold()
  await page.evaluate(async () => {
    localStorage.setItem('left', 'a word')
    sessionStorage.setItem('left', 'a word')
    document.cookie = 'left=a word; path=/'
    window.name = 'left'
    await caches.open('left')
    indexedDB.open('left')
  })
  // No file the page itself fetches: it may still be fetching some when it is idle.
  await page.route('**/robots.txt', (route) => route.fulfill({ body: 'left' }))
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference', colorScheme: 'dark' })
  await page.setViewportSize({ width: 400, height: 700 })
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(async () => {
    const { trustedTypes } = globalThis as unknown as { trustedTypes: Policies }
    const policy = trustedTypes.createPolicy('app', { createScriptURL: (address) => address })
    await navigator.serviceWorker.register(policy.createScriptURL('/offline-worker.js'), { scope: '/careers/' })
  })
  claim('net::ERR_INTERNET_DISCONNECTED')
  await context.setOffline(true)
}

async function leaveForEveryPage(visit: Visit) {
  await visit.page.addInitScript(() => Object.assign(globalThis, { leftInPage: true }))
  await visit.context.addInitScript(() => Object.assign(globalThis, { leftInContext: true }))
  const tools = await visit.context.newCDPSession(visit.page)
  await tools.send('Network.enable')
  await leaveTraces(visit)
  const slowest = { offline: false, latency: 60_000, downloadThroughput: -1, uploadThroughput: -1 }
  await tools.send('Network.emulateNetworkConditions', slowest)
}

async function leaveADay(visit: Visit) {
  const clock = clockInBrowser(visit.page, site().clock)
  await clock.take()
  await visitPage(visit.page, '/contact')
  await clock.stop()
  await clock.pass(86_400_000)
  await leaveTraces(visit)
}

async function leaveTheTime({ page }: Visit) {
  await visitPage(page, '/contact')
  await page.clock.runFor(1_000)
}

const options = { viewport: { width: 1280, height: 900 } }

test('whoever visits finds nothing of the visits before, whether their time stood still, their calls were held, or they were cut off', async () => {
  // The first takes the browser that is used again, so the second has one of her own.
  const first = await openPage(site(), options)
  const stranger = await openPage(site(), options)
  const nothing = await find(stranger)
  await stranger.leave()
  await first.leave()
  const browsers: BrowserContext[] = [first.context]
  for (const leaveSomething of [leaveTraces, leaveForEveryPage, leaveTraces, leaveADay, leaveTheTime, leaveTraces]) {
    const visit = await openPage(site(), options)
    browsers.push(visit.context)
    expect(await find(visit)).toEqual(nothing)
    await leaveSomething(visit)
    await visit.leave()
  }
  const onStage = await openPage(site(), { ...options, isOnStage: true })
  browsers.push(onStage.context)
  await leaveTraces(onStage)
  await onStage.leave()
  const last = await openPage(site(), options)
  browsers.push(last.context)
  expect(await find(last)).toEqual(nothing)
  await last.leave()
  // Only a visit that has taken the time ends its browser.
  const kinds = [...new Set(browsers)]
  expect(browsers.map((browser) => kinds.indexOf(browser))).toEqual([0, 0, 0, 0, 0, 1, 2, 2, 2])
})
