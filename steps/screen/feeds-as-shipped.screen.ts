import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sees } from '../harness/sees.ts'
import { visitPage } from '../worlds/browser-visit.ts'
import { openSite, type OpenSite } from '../worlds/open-site.ts'
import { visitSite } from '../worlds/visit-site.ts'

const day = (value: string) => ({ type: 'date', value: `${value}T00:00:00.000` })

let site: OpenSite

beforeAll(async () => {
  site = await openSite({}, () => ({}))
  await site.publish({
    CompanyNews: [
      { CompanyNews_ID: '1', Title: 'Depot study', PublishedDate: day('2026-03-02'), NewsType: 'Press Release' },
    ],
    CompanyEvent: [{ CompanyEvent_ID: '1', Title: 'Open day', StartDate: day('2026-12-01') }],
  })
})
afterAll(() => site.close())

const wordsInFrame = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`).locator('main')

test('[C2.13-17][C2.13-18][C2.13-19][C2.13-22] a firm that has set no feeds shows its own, to visitors who have agreed', () =>
  visitSite(site, {}, async ({ page }) => {
    await visitPage(page, '/media')
    await page.locator('#social').getByRole('button', { name: 'Cookie Preferences' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Allow All' }).click()
    expect(await page.locator('#social iframe').count()).toBe(0)
    await page.getByRole('button', { name: 'Refresh this page' }).click()
    const feeds = {
      'LinkedIn follow control': 'Follow',
      'Twitter follow control': 'Follow',
      'Twitter timeline': 'Depot study',
      'Facebook page feed': 'Open day',
    }
    for (const [title, words] of Object.entries(feeds))
      await sees(async () => (await wordsInFrame(page, title).innerText()).includes(words), true)
    await sees(() => page.getByText('This feed did not load.').count(), 0)
  }))

test('[C4.2-15] the preferences say that these feeds ask no other company', () =>
  visitSite(site, {}, async ({ page }) => {
    await visitPage(page, '/media')
    await page.locator('#social').getByRole('button', { name: 'Cookie Preferences' }).click()
    const text = 'At present they come from this site alone: no other company is asked or learns anything.'
    await sees(() => page.getByRole('dialog').getByText(text).count(), 1)
    expect(await page.locator('#social iframe').count()).toBe(0)
  }))
