import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sees } from '../harness/sees.ts'
import { visitPage } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish({}))

test('[C2.2-32][C2.2-33][C2.2-34][C2.2-35] below 940 px the menu folds, with one group open at a time; from 1200 px it has its full size', () =>
  visitSite(site(), { viewport: { width: 939, height: 900 } }, async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Main' })
    const button = menu.locator('summary', { hasText: /^Menu$/ })
    const group = (name: string) =>
      menu.locator('summary', { hasText: new RegExp(`^${name}$`) }).filter({ visible: true })
    const size = () => group('Careers').evaluate((entry) => Number.parseFloat(getComputedStyle(entry).fontSize))
    await visitPage(page, '/home')
    await button.click()
    await group('Careers').click()
    await menu.getByRole('link', { name: 'Current Opportunities' }).waitFor({ state: 'visible' })
    await group('About Us').click()
    await menu.getByRole('link', { name: 'Media' }).waitFor({ state: 'visible' })
    expect(await menu.getByRole('link', { name: 'Current Opportunities' }).isVisible()).toBe(false)
    await page.setViewportSize({ width: 940, height: 900 })
    await button.waitFor({ state: 'hidden' })
    const condensed = await size()
    await page.setViewportSize({ width: 1199, height: 900 })
    expect(await size()).toBe(condensed)
    await page.setViewportSize({ width: 1200, height: 900 })
    await expect.poll(size).toBeGreaterThan(condensed)
  }))

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim())

test('arrows lead into an open group and within it, and scroll no page; Escape leads back to its button', () =>
  visitSite(site(), { viewport: { width: 1280, height: 500 } }, async ({ page }) => {
    await visitPage(page, '/home')
    await page.locator('header[data-helps]').waitFor()
    const careers = page.locator('summary', { hasText: /^Careers$/ }).filter({ visible: true })
    const seen: Array<string | undefined> = []
    const press = async (key: string) => {
      await page.keyboard.press(key)
      seen.push(await focused(page))
    }
    await careers.press('Enter')
    await page.getByRole('link', { name: 'Current Opportunities' }).first().waitFor()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'ArrowDown', 'Home', 'ArrowUp', 'End', 'Escape'])
      await press(key)
    expect(seen).toEqual([
      'Careers Home Page',
      'Current Opportunities',
      'Careers Home Page',
      'My Application',
      'My Application',
      'Careers Home Page',
      'Careers',
      'My Application',
      'Careers',
    ])
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }))

test('a tool of the header that is an icon says its name at the pointer and at the focus, until Escape, and to no listener twice', () =>
  visitSite(site(), { viewport: { width: 1280, height: 500 } }, async ({ page }) => {
    await visitPage(page, '/home')
    await page.locator('header[data-helps]').waitFor()
    const tip = () =>
      page.evaluate(() => {
        const tool = document.querySelector('[data-tip]')
        return tool && getComputedStyle(tool, '::after').content
      })
    const search = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).filter({ visible: true })
    await search.hover()
    await sees(tip, '"Search" / ""')
    await page.keyboard.press('Escape')
    expect(await tip()).toBe(null)
    await page.mouse.move(600, 400)
    await search.focus()
    await page.keyboard.press('Tab')
    expect(await tip()).toBe('"0 saved jobs" / ""')
    await page.keyboard.press('Tab')
    expect(await tip()).toBe(null)
    await page.keyboard.press('Tab')
    expect([await tip(), await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([
      '"Accessibility settings" / ""',
      1280,
    ])
    expect(
      await page.getByRole('banner').getByRole('button', { name: 'Accessibility settings', exact: true }).count(),
    ).toBe(1)
    await page.keyboard.press('Escape')
    expect(await tip()).toBe(null)
  }))
