import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { pageAddress, filterBox, manyJobs } from '../job-search/page.ts'
import { sees } from '../harness/sees.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))

test('[J4.8-07] the nearby jobs are sorted as the list is, start over when a filter changes, and leave the address alone', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    const nearby = page.getByRole('region', { name: 'Nearby jobs' })
    const shown = () => nearby.getByRole('listitem').getByRole('link').allInnerTexts()
    const turn = () => nearby.getByRole('link', { name: 'Next page' }).click()
    await visitPage(page, '/careers/open?category=research&category=planning&city=arlington&sortby=alphabetical')
    await sees(shown, ['Planner 1', 'Planner 2', 'Planner 3', 'Planner 4', 'Planner 5'])
    const address = pageAddress(page)
    await turn()
    await sees(shown, ['Planner 6', 'Planner 7', 'Planner 8'])
    expect(pageAddress(page)).toBe(address)
    await filterBox(page, 'Research').uncheck()
    await sees(shown, ['Planner 1', 'Planner 2', 'Planner 3', 'Planner 4', 'Planner 5'])
    await turn()
    await sees(shown, ['Planner 6', 'Planner 7'])
  }))

test('[J9-05] without JavaScript all nearby jobs are listed, and nothing asks to turn their pages', () =>
  visitSite(site(), { javaScriptEnabled: false }, async ({ page }) => {
    const nearby = page.getByRole('region', { name: 'Nearby jobs' })
    await page.goto('/careers/open?city=arlington')
    await sees(
      () => nearby.getByRole('listitem').getByRole('link').allInnerTexts(),
      [8, 7, 6, 5, 4, 3, 2, 1].map((number) => `Planner ${number}`),
    )
    expect(await nearby.getByRole('navigation').count()).toBe(0)
  }))

test('[J9-05] whoever turns the page of the nearby jobs stands at their beginning', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    const nearby = page.getByRole('region', { name: 'Nearby jobs' })
    await visitPage(page, '/careers/open?city=arlington')
    await nearby.getByRole('link', { name: 'Last page' }).click()
    await sees(
      () => nearby.getByRole('listitem').getByRole('link').allInnerTexts(),
      ['Planner 3', 'Planner 2', 'Planner 1'],
    )
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Nearby jobs')
  }))
