import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampleContent } from '#content/sample-content.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { watchShifts } from './layout-problems.ts'
import { families, waitForFaces, waitForStoredFaces, listLoaded } from './typefaces.ts'

const site = provideWorkerSite(({ publish }) => publish(sampleContent(Date.now())))

const laptop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 360, height: 780 } }

const waitForPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

/** What was asked for before the page was painted, by kind. */
async function listAskedEarly(page: Page) {
  await waitForPaint(page)
  return page.evaluate(() => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    const kinds = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < painted!.startTime)
      .flatMap(({ name }) => /(faces-|public-sans-|source-serif-).*\.(?:css|woff2)$/.exec(name)?.[1] ?? [])
    // A file that is preloaded and then used from memory may be told twice.
    return [...new Set(kinds)].toSorted()
  })
}

/** Layout shift. Words that stand behind others in a line move by a few pixels; a line more or less is over 0.01. */
const leastSeen = 0.002

const addresses = ['/home', '/careers', '/careers/open', '/contact', '/services']

test.each(addresses)('at a first visit %s asks for no typeface before it is painted, at the next for all', (address) =>
  visitSite(site(), laptop, async ({ page }) => {
    await page.goto(address)
    await waitForFaces(page)
    expect(await listAskedEarly(page)).toEqual([])
    await waitForStoredFaces(page)
    await page.goto(address)
    await waitForFaces(page)
    expect(await listAskedEarly(page)).toEqual(['faces-', 'public-sans-', 'source-serif-'])
  }),
)

test('typefaces of another release are asked for after the first paint', () =>
  visitSite(site(), laptop, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('typefaces', '/assets/faces-former.css /assets/former.woff2'))
    await page.goto('/services')
    await waitForFaces(page)
    expect(await listAskedEarly(page)).toEqual([])
  }))

test.each(addresses.flatMap((address) => [laptop, phone].map((device) => [address, device] as const)))(
  'nothing moves on %s when its typefaces come: %o',
  (address, device) =>
    visitSite(site(), device, async ({ page }) => {
      const gate = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await gate.promise
        await route.continue()
      })
      const seen = await watchShifts(page)
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await waitForPaint(page)
      expect(await listLoaded(page)).toEqual([])
      gate.resolve()
      await waitForFaces(page)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      const shifts = await seen.shifts()
      const whole = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(whole < leastSeen ? [] : shifts).toEqual([])
    }),
)

test('without a script a page has its typefaces', () =>
  visitSite(site(), { ...laptop, javaScriptEnabled: false }, async ({ page }) => {
    const loaded = ['public-sans', 'source-serif'].map((name) =>
      page.waitForResponse((response) => response.url().includes(`/assets/${name}-wght-normal-`)),
    )
    await page.goto('/services')
    expect((await Promise.all(loaded)).map((response) => response.status())).toEqual([200, 200])
  }))

test('a page that may store nothing has its typefaces, and so it is at the next visit', () =>
  visitSite(site(), laptop, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Not here.', 'SecurityError')
        },
      }),
    )
    for (const address of ['/services', '/home']) {
      await page.goto(address)
      await waitForFaces(page)
      expect(await listAskedEarly(page)).toEqual([])
    }
  }))

test('a page has its typefaces also where the browser does not tell that it painted', () =>
  visitSite(site(), laptop, async ({ page }) => {
    await page.addInitScript(() => {
      const { observe } = PerformanceObserver.prototype
      const types = PerformanceObserver.supportedEntryTypes.filter((type) => type !== 'paint')
      Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: types })
      PerformanceObserver.prototype.observe = function observeOthers(given) {
        if (given?.type !== 'paint') observe.call(this, given)
      }
    })
    await page.goto('/services')
    await expect.poll(() => listLoaded(page)).toEqual(families)
  }))

test('typefaces that did not come are asked for once more when the page rests', () =>
  visitSite(site(), laptop, async ({ page, claim }) => {
    claim('ERR_FAILED')
    let fails = true
    await page.route('**/assets/faces-*', (route) => {
      if (!fails) return route.continue()
      fails = false
      return route.abort()
    })
    await page.goto('/services')
    await waitForFaces(page)
    expect(fails).toBe(false)
  }))
