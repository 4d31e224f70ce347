import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arriveAt } from './browser-visit.ts'
import { clockInBrowser } from './clock.in-browser.ts'
import { connectInBrowser } from './connection.in-browser.ts'
import { openPage } from './open-page.ts'
import { siteOfWorker } from './site-of-worker.ts'

const site = siteOfWorker(({ publish }) => publish({}))

/** What a visit could find of the visits before it. */
async function find({ context, page }: { context: BrowserContext; page: Page }) {
  const tabs = context
    .pages()
    .map((tab) => tab.url())
    .filter((url) => url !== 'about:blank')
  await arriveAt(page, '/careers/open')
  const inPage = await page.evaluate(async (now) => {
    const permission = await navigator.permissions.query({ name: 'geolocation' })
    const databases = await indexedDB.databases()
    return {
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      caches: await caches.keys(),
      databases: databases.map(({ name }) => name),
      permission: permission.state,
      isOnline: navigator.onLine,
      agent: navigator.userAgent,
      width: innerWidth,
      isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      hasTheRightTime: Math.abs(Date.now() - now) < 60_000,
      timer: String(setTimeout),
      marks: Object.keys(globalThis).filter((name) => name.startsWith('left')),
      history: history.length,
    }
  }, Date.now())
  const cookies = await context.cookies()
  return { ...inPage, tabs, cookies: cookies.map(({ name, value }) => `${name}=${value}`) }
}

/** Leaves behind all that a visit can leave. */
async function leaveTraces({ context, page, claim, beforeLeaving }: Awaited<ReturnType<typeof openPage>>) {
  const clock = clockInBrowser(page, site().clock, beforeLeaving)
  await page.addInitScript(() => Object.assign(globalThis, { leftInPage: true }))
  await context.addInitScript(() => Object.assign(globalThis, { leftInContext: true }))
  await context.grantPermissions(['geolocation'])
  await clock.take()
  await arriveAt(page, '/contact')
  await clock.stop()
  await clock.pass(86_400_000)
  await connectInBrowser(page).hold()
  await page.evaluate(async () => {
    localStorage.setItem('left', 'a word')
    sessionStorage.setItem('left', 'a word')
    document.cookie = 'left=a word; path=/'
    await caches.open('left')
    indexedDB.open('left')
  })
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await page.setViewportSize({ width: 400, height: 700 })
  const other = await context.newPage()
  await other.goto('/about-us')
  claim('net::ERR_INTERNET_DISCONNECTED')
  await context.setOffline(true)
}

test('whoever visits finds nothing of the visits before, whether their time stood still, their calls were held, or they were cut off', async () => {
  const options = { viewport: { width: 1280, height: 900 } }
  // The first takes the browser that is used again, so the second has one of her own.
  const first = await openPage(site(), options)
  const stranger = await openPage(site(), options)
  const nothing = await find(stranger)
  await stranger.leave()
  await leaveTraces(first)
  await first.leave()
  for (let visit = 0; visit < 2; visit += 1) {
    const next = await openPage(site(), options)
    expect(next.context).not.toBe(stranger.context)
    expect(await find(next)).toEqual(nothing)
    await leaveTraces(next)
    await next.leave()
  }
})
