import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressOf, filterBox, listedTitles, manyJobs } from '../job-search/page.ts'
import { arriveAt } from '../worlds/browser-visit.ts'
import { siteOfWorker } from '../worlds/site-of-worker.ts'
import { visitSite } from '../worlds/visit-site.ts'

const site = siteOfWorker(({ publish }) => publish(manyJobs))

/** Opens Current Opportunities, and lets its application in once something was done there. */
const visit = (act: (page: Page) => Promise<void>, look: (page: Page) => Promise<void>) =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    const gate = Promise.withResolvers<void>()
    await page.route('**/assets/entry-browser*', async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto('/careers/open')
    await act(page)
    expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBe(undefined)
    gate.resolve()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await look(page)
  })

test('what was typed before the page was hydrated is kept and searched', () =>
  visit(
    (page) => page.getByRole('searchbox', { name: 'Keyword' }).pressSequentially('software tester'),
    async (page) => {
      await expect.poll(() => addressOf(page)).toBe('/careers/open?search=software%20tester')
      await expect
        .poll(async () => [
          await page.getByRole('searchbox', { name: 'Keyword' }).inputValue(),
          (await listedTitles(page))[0],
        ])
        .toEqual(['software tester', 'Software Tester'])
    },
  ))

test('what was chosen before the page was hydrated is kept and searched', () =>
  visit(
    async (page) => {
      await filterBox(page, 'Software').check()
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Alphabetical')
    },
    async (page) => {
      await expect.poll(() => addressOf(page)).toBe('/careers/open?category=software&sortby=alphabetical')
      await expect
        .poll(async () => [await filterBox(page, 'Software').isChecked(), await listedTitles(page)])
        .toEqual([true, ['Software Engineer', 'Software Tester']])
    },
  ))

test('a press on a bookmark before the page was hydrated takes effect afterwards', () =>
  visit(
    (page) => page.getByRole('button', { name: 'Save For Later: Software Tester', pressed: false }).click(),
    async (page) => {
      await page.getByRole('button', { name: 'Saved: Software Tester', pressed: true }).waitFor()
      expect(await page.getByRole('button', { pressed: true }).count()).toBe(1)
    },
  ))

/** Whether a page asks for what cleans HTML from content before it is shown. */
const fetchesSanitiser = async (address: string) => {
  const files: string[] = []
  await visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    page.on('request', (request) => files.push(request.url()))
    await arriveAt(page, address)
  })
  return files.some((file) => file.includes('purify'))
}

test('only a page with HTML from content waits for what cleans it', async () => {
  const addresses = ['/careers/open', '/home', '/careers', '/contact?office=1', '/contracts']
  const fetching: string[] = []
  for (const address of addresses) if (await fetchesSanitiser(address)) fetching.push(address)
  expect(fetching).toEqual(['/contact?office=1', '/contracts'])
})
