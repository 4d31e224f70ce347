import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitPage, followLink } from '../worlds/browser-visit.ts'
import {
  pageAddress,
  filterBox,
  jobList,
  locateBackLink,
  listedTitles,
  manyJobs,
  pageHeading,
  openCategories,
} from '../job-search/page.ts'
import { sees } from '../harness/sees.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))

const visit = (address: string, look: (page: Page) => Promise<void>) =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    await visitPage(page, address)
    await look(page)
  })

test('[J2.5-37][J2.5-38] the link back of a job opened from the list goes back in history, to the filters as they were', () =>
  visit('/careers/open', async (page) => {
    await openCategories(page)
    await filterBox(page, 'Software').check()
    await sees(async () => pageAddress(page), '/careers/open?category=software')
    await page.getByRole('link', { name: 'Software Engineer', exact: true }).click()
    await pageHeading(page, 'Software Engineer').waitFor()
    await locateBackLink(page).click()
    await sees(() => listedTitles(page), ['Software Tester', 'Software Engineer'])
    expect([pageAddress(page), await filterBox(page, 'Software').isChecked()]).toEqual([
      '/careers/open?category=software',
      true,
    ])
    await page.goForward()
    await pageHeading(page, 'Software Engineer').waitFor()
  }))

test('[J2.5-39] the link back of a job that the visit began with leads to the list', () =>
  visit('/careers/job/2', async (page) => {
    await locateBackLink(page).click()
    await pageHeading(page, 'Current Opportunities').waitFor()
    expect(pageAddress(page)).toBe('/careers/open')
    await page.goBack()
    await pageHeading(page, 'Software Engineer').waitFor()
  }))

test('[J2.5-39] the link back of a job that was opened from another job leads to the list, not to that job', () =>
  visit('/careers/open?category=software', async (page) => {
    await page.getByRole('link', { name: 'Software Tester', exact: true }).click()
    await page
      .getByRole('region', { name: 'Related jobs' })
      .getByRole('link', { name: 'Software Engineer', exact: true })
      .click()
    await pageHeading(page, 'Software Engineer').waitFor()
    await locateBackLink(page).click()
    await pageHeading(page, 'Current Opportunities').waitFor()
    expect(pageAddress(page)).toBe('/careers/open')
  }))

test('the Back of the browser restores the list: its keyword, its filters and its page', () =>
  visit('/careers/open?pagesize=5', async (page) => {
    const listed = '/careers/open?category=planning&page=1&pagesize=5&search=planner'
    await page.getByRole('searchbox', { name: 'Keyword' }).fill('planner')
    await openCategories(page)
    await filterBox(page, 'Planning').check()
    await page.getByRole('navigation', { name: 'Pages of jobs' }).getByRole('link', { name: 'Page 2' }).click()
    await sees(async () => pageAddress(page), listed)
    const before = await listedTitles(page)
    await jobList(page).getByRole('link').first().click()
    await locateBackLink(page).waitFor()
    await page.goBack()
    await sees(() => listedTitles(page), before)
    expect([
      before.length,
      pageAddress(page),
      await page.getByRole('searchbox', { name: 'Keyword' }).inputValue(),
      await filterBox(page, 'Planning').isChecked(),
    ]).toEqual([2, listed, 'planner', true])
  }))

test('[C2.4-23] Go Back on the page of an unknown address returns to where the visitor was', () =>
  visit('/careers/open?category=software', async (page) => {
    await followLink(page, '/nowhere')
    await page.getByRole('button', { name: 'Go Back' }).click()
    await pageHeading(page, 'Current Opportunities').waitFor()
    expect(pageAddress(page)).toBe('/careers/open?category=software')
  }))

test('[C2.4-12] Escape at the question before the portal leads back to its link, and Back to the button of a menu that has closed', () =>
  visit('/careers/open', async (page) => {
    const focused = () => page.evaluate(() => document.activeElement?.textContent.trim())
    const careers = page.locator('summary', { hasText: /^Careers$/ }).filter({ visible: true })
    await page.getByRole('link', { name: 'Employee Portal' }).press('Enter')
    await page.getByRole('alertdialog').waitFor()
    await page.keyboard.press('Escape')
    await pageHeading(page, 'Current Opportunities').waitFor()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await sees(focused, 'Employee Portal')
    await careers.press('Enter')
    await page.getByRole('link', { name: 'Careers Home Page' }).filter({ visible: true }).press('Enter')
    await page.waitForURL(/\/careers$/)
    await sees(() => page.evaluate(() => document.activeElement?.tagName), 'H1')
    await page.goBack()
    await sees(focused, 'Careers')
    expect(page.url()).toMatch(/\/careers\/open$/)
  }))
