import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { createJobsContent } from '../worlds/content.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) =>
  publish(createJobsContent([{ id: '2', title: 'Cost Analyst', city: 'Dayton', state: 'Ohio' }])),
)

async function openSavedJobs(page: Page) {
  await page.addInitScript(() => localStorage.setItem('saved_jobs', '["2"]'))
  await visitPage(page, '/careers/open?saved=true')
  return page.getByRole('button', { name: 'Clear all saved jobs' })
}

test('by keyboard: clearing leaves the focus at the results, F8 leads to Undo, which leads back', () =>
  visitSite(site(), {}, async ({ page }) => {
    const clear = await openSavedJobs(page)
    const heading = page.getByRole('heading', { name: 'Matching jobs' })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await clear.press('Enter')
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    expect([await focused(), await clear.count()]).toEqual([await heading.textContent(), 0])
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Undo')
    await page.keyboard.press('Enter')
    await clear.waitFor()
    expect(await focused()).toBe(await heading.textContent())
  }))

test('a press before the scripts of background work have come can be undone as well', () =>
  visitSite(site(), {}, async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/after-hydration*', async (route) => {
      await scripts.promise
      await route.continue()
    })
    try {
      const clear = await openSavedJobs(page)
      await clear.press('Enter')
      await clear.waitFor({ state: 'detached' })
      scripts.resolve()
      await page.getByRole('button', { name: 'Undo' }).press('Enter')
      await clear.waitFor()
      expect(await page.evaluate(() => localStorage.getItem('saved_jobs'))).toContain('"2"')
    } finally {
      scripts.resolve()
    }
  }))
