import { expect, test } from 'vitest'
import { arriveAt } from '../worlds/browser-visit.ts'
import { siteOfWorker } from '../worlds/site-of-worker.ts'
import { visitSite } from '../worlds/visit-site.ts'

const site = siteOfWorker(({ publish }) => publish({}))

test('[C2.2-32][C2.2-33][C2.2-34][C2.2-35] below 940 px the menu folds, with one group open at a time; from 1200 px it has its full size', () =>
  visitSite(site(), { viewport: { width: 939, height: 900 } }, async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Main' })
    const button = menu.locator('summary', { hasText: /^Menu$/ })
    const group = (name: string) =>
      menu.locator('summary', { hasText: new RegExp(`^${name}$`) }).filter({ visible: true })
    const size = () => group('Careers').evaluate((entry) => Number.parseFloat(getComputedStyle(entry).fontSize))
    await arriveAt(page, '/home')
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
