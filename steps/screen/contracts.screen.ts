import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stopTime } from '../worlds/browser-clock.ts'
import { visitPage, arriveWithoutApplication, hydratePage } from '../worlds/browser-visit.ts'
import { noContent } from '../worlds/content.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(noContent))

const visit = (look: (page: Page) => Promise<void>, open = (page: Page) => visitPage(page, '/contracts')) =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    await open(page)
    await look(page)
  })

const periods = (page: Page) => page.getByRole('table', { name: 'Contracts', exact: true })

const column = (page: Page, title: string) => () => periods(page).locator(`td[data-title="${title}"]`).allInnerTexts()

const sortColumn = (page: Page, title: string) =>
  periods(page).getByRole('columnheader').getByRole('button', { name: title, exact: true }).click()

test('[C2.5-11][C2.5-12] the days of a table are read in their long form and sorted by time, not by their letters', () =>
  visit(async (page) => {
    await sortColumn(page, 'From')
    const rising = ['January 2, 2019', ...Array<string>(4).fill('December 18, 2024'), 'February 20, 2025']
    await expect.poll(column(page, 'From')).toEqual(rising)
    await sortColumn(page, 'From')
    await expect.poll(column(page, 'From')).toEqual(rising.toReversed())
  }))

async function visitWithPausedClock(page: Page) {
  await page.clock.install()
  const open = await arriveWithoutApplication(page, '/contracts')
  open()
  await hydratePage(page)
  await stopTime(page)
}

const tableTop = async (page: Page, name: string) => {
  const box = await page.getByRole('table', { name }).boundingBox()
  return Math.round(box?.y ?? -1)
}

test('[C2.8-28] the page waits 100 ms when the panel had to open, and not at all when it is open', () =>
  visit(async (page) => {
    const press = (number: string) => page.getByRole('link', { name: number }).click()
    await press('00-TMK-24-D-M201')
    await page.clock.runFor(99)
    const before = await tableTop(page, 'Unrestricted: Management and Advisory')
    await page.clock.runFor(1)
    expect([before === 100, await tableTop(page, 'Unrestricted: Management and Advisory')]).toEqual([false, 100])
    await press('00-TMK-24-D-E202')
    expect(await tableTop(page, 'Unrestricted: Technical and Engineering')).toBe(100)
  }, visitWithPausedClock))
