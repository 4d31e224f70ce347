import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { jobList, locateBackLink, visitOpportunities, manyJobs } from '../job-search/page.ts'
import { sees } from '../harness/sees.ts'
import { provideWorkerSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))

const visit = (look: (page: Page) => Promise<void>) => visitOpportunities(site(), look)

test('after a link the focus is on the heading of the new page, and the document has its title', () =>
  visit(async (page) => {
    expect(await page.title()).toBe('Current Opportunities | Tamarack Research')
    await page.getByRole('link', { name: 'Software Tester', exact: true }).click()
    await sees(() => page.title(), 'Job Information: Software Tester, Seaside, California | Tamarack Research')
    await sees(
      () => page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]),
      ['H1', 'Software Tester'],
    )
  }))

test('[C2.1-54][J2.1-38] after a link the new page is read from its top', () =>
  visit(async (page) => {
    const last = jobList(page).getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await last.click()
    await locateBackLink(page).waitFor()
    await sees(() => page.evaluate(() => scrollY), 0)
  }))
