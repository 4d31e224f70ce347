import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { createJobsContent } from '../worlds/content.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) =>
  publish(createJobsContent([{ id: '2', title: 'Cost Analyst', city: 'Dayton', state: 'Ohio' }])),
)

test('by keyboard: clearing leaves the focus at the results, F8 leads to Undo, which leads back', () =>
  visitSite(site(), {}, async ({ page }) => {
    const clear = page.getByRole('button', { name: 'Clear all saved jobs' })
    const heading = page.getByRole('heading', { name: 'Matching jobs' })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await page.addInitScript(() => localStorage.setItem('saved_jobs', '["2"]'))
    await visitPage(page, '/careers/open?saved=true')
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
