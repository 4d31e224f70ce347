import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arriveAt } from '../worlds/browser-visit.ts'
import { filterBox, manyJobs } from '../job-search/page.ts'
import { sees } from '../harness/sees.ts'
import { siteOfWorker } from '../worlds/site-of-worker.ts'
import { visitSite } from '../worlds/visit-site.ts'

const site = siteOfWorker(({ publish }) => publish(manyJobs))

const visit = (address: string, width: number, look: (page: Page) => Promise<void>) =>
  visitSite(site(), { viewport: { width, height: 900 } }, async ({ page }) => {
    await arriveAt(page, address)
    await look(page)
  })

test('[J2.3-14][J2.3-15] below 768 px the filters fold behind a panel that is closed at first, and the keyword stays', () =>
  visit('/careers/open', 767, async (page) => {
    const panel = page.locator('summary', { hasText: /^Filters$/ })
    const box = filterBox(page, 'Software')
    expect([
      await page.getByRole('searchbox', { name: 'Keyword' }).isVisible(),
      await panel.isVisible(),
      await box.isVisible(),
    ]).toEqual([true, true, false])
    await page.setViewportSize({ width: 768, height: 900 })
    await panel.waitFor({ state: 'hidden' })
    await page.reload()
    expect([await box.isVisible(), await panel.isVisible()]).toEqual([true, false])
  }))

test('[J2.3-16] a long list of filters is 500 px high and scrolls', () =>
  visit('/careers/open', 1280, async (page) => {
    const group = page.getByRole('group', { name: 'Category', exact: true })
    const heights = await group.evaluate((element) => [
      element.getBoundingClientRect().height,
      element.scrollHeight > element.clientHeight,
    ])
    expect(heights).toEqual([500, true])
    await group.hover()
    await page.mouse.wheel(0, 200)
    await sees(() => group.evaluate((element) => element.scrollTop), 200)
  }))

test('a chip that is taken away by the keyboard leaves the focus at the results', () =>
  visit('/careers/open?category=software', 1280, async (page) => {
    const chip = page.getByRole('link', { name: 'Remove Software' })
    await chip.focus()
    await page.keyboard.press('Enter')
    await chip.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Matching jobs')
  }))
