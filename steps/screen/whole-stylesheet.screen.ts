import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sees } from '../harness/sees.ts'
import { manyJobs } from '../job-search/page.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))

const letterSpacing = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => [
      getComputedStyle(heading).letterSpacing,
      document.documentElement.dataset['hydrated'] ?? 'asleep',
    ])

test('[C3.8-12] a stored setting is seen from the first paint on, before the page wakes', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('accessibility_settings', '{"textSpacing":3}'))
    await page.addInitScript(() =>
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0)
          document.documentElement.dataset['painted'] = getComputedStyle(document.querySelector('h1')!).letterSpacing
      }).observe({ type: 'paint' }),
    )
    await page.goto('/services')
    await sees(() => page.evaluate(() => document.documentElement.dataset['painted']), '3px')
    expect(await letterSpacing(page)).toEqual(['3px', 'asleep'])
  }))

test('a line under the header stands for its ground from the first paint on where the system uses its own colors', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 }, forcedColors: 'active' }, async ({ page }) => {
    await page.addInitScript(() =>
      new PerformanceObserver((list) => {
        const header = document.querySelector('header')!
        if (list.getEntriesByName('first-contentful-paint').length > 0)
          document.documentElement.dataset['painted'] = getComputedStyle(header).borderBlockEndWidth
      }).observe({ type: 'paint' }),
    )
    await page.goto('/services')
    await page.waitForSelector('html[data-painted]')
    expect(await page.evaluate(() => document.documentElement.dataset['painted'])).toBe('1px')
  }))

test('[C3.8-12] a setting that was chosen elsewhere is seen when a page that slept is shown again', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    await page.goto('/services')
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media=print]')?.sheet)
    await page.evaluate(() => {
      localStorage.setItem('accessibility_settings', '{"textSpacing":3}')
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect.poll(() => letterSpacing(page)).toEqual(['3px', 'asleep'])
  }))

test('without JavaScript a page has the whole stylesheet', () =>
  visitSite(site(), { javaScriptEnabled: false }, async ({ page }) => {
    const sheet = page.waitForResponse((response) => /style-[^/]*\.css$/.test(response.url()))
    await page.goto('/services')
    expect((await sheet).status()).toBe(200)
  }))

const hasTypeface = (page: Page, name: string) =>
  page.evaluate((family) => [...document.fonts].some((face) => face.family === family), name)

test('[C4.3-09] a typeface of which no letter stands in the page is known before the page wakes', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    await page.goto('/services')
    await sees(() => hasTypeface(page, 'OpenDyslexic'), true)
    expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined()
  }))
