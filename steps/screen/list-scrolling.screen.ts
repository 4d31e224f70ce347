import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { filterBox, jobList, listedTitles, visitOpportunities, manyJobs, openCategories } from '../job-search/page.ts'
import { sees } from '../harness/sees.ts'
import { provideWorkerSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))

const scrolled = (page: Page) => page.evaluate(() => scrollY)
const firstJobTop = async (page: Page) => (await jobList(page).getByRole('listitem').first().boundingBox())?.y ?? NaN

test('[J2.1-39] a filter and another order leave the page where it stands', () =>
  visitOpportunities(site(), async (page) => {
    await page.mouse.move(800, 600)
    await page.mouse.wheel(0, 120)
    await sees(() => scrolled(page), 120)
    await openCategories(page)
    await filterBox(page, 'Planning').check()
    await sees(async () => (await listedTitles(page)).length, 7)
    expect(await scrolled(page)).toBe(120)
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Alphabetical' })
    await sees(async () => (await listedTitles(page))[0], 'Planner 1')
    expect(await scrolled(page)).toBe(120)
  }))

test('[J2.1-39] another page is read from the top of its list', () =>
  visitOpportunities(site(), async (page) => {
    // A list that is shorter than the window stays in sight.
    await page.setViewportSize({ width: 1280, height: 600 })
    const next = page.getByRole('navigation', { name: 'Pages of jobs' }).getByRole('link', { name: 'Page 2' })
    await next.scrollIntoViewIfNeeded()
    await page.mouse.move(800, 600)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => firstJobTop(page)).toBeLessThan(0)
    await next.click()
    await sees(async () => (await listedTitles(page))[0], 'Planner 1')
    const place = await firstJobTop(page)
    expect([place >= 0, place < 600]).toEqual([true, true])
  }))
