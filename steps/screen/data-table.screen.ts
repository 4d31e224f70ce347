import { sampleContent } from '#content/sample-content.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { applySettings, largeSettings } from './display-settings.ts'
import { listHorizontalOverflow } from './layout-problems.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(sampleContent(Date.now())))

const tables = [
  [
    '/careers',
    'Offices',
    'Corporate Headquarters',
    ['City Arlington', 'State Virginia', 'Phone Number (703) 555-0100'],
  ],
  ['/contracts', 'Contracts', 'Multiple-Award Schedule', ['Contract Number 00-TMK-25-S-0117']],
] as const

async function unfoldOffices(page: Page) {
  const fold = page.locator('summary', { hasText: /^Offices/ })
  if ((await fold.count()) > 0) await fold.click()
}

const visit = (width: number, address: string, look: (page: Page) => Promise<void>) =>
  visitSite(site(), { viewport: { width, height: 740 }, hasTouch: true, isMobile: true }, async ({ page }) => {
    await page.goto(address)
    await unfoldOffices(page)
    await look(page)
  })

const countLines = (cells: ReadonlyArray<Element>) =>
  new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().top))).size

test('most rows of offices take two lines on a phone', () =>
  visit(360, '/careers', async (page) => {
    const rows = await page.getByRole('table', { name: 'Offices' }).locator('tbody tr').all()
    const lines = await Promise.all(rows.map((row) => row.locator('th, td').evaluateAll(countLines)))
    expect([lines.length, lines.filter((each) => each > 2).length]).toEqual([10, 2])
  }))

test.each(tables)('on a phone the rows of %s, %s, are heard with their columns', (address, name, row, cells) =>
  visit(360, address, async (page) => {
    const table = page.getByRole('table', { name, exact: true })
    const found = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: row }) })
    for (const cell of cells) expect(await found.getByRole('cell', { name: cell, exact: true }).count()).toBe(1)
  }),
)

test.each(tables)('with large letters at 320 px %s keeps %s within the window', (address) =>
  visit(320, address, async (page) => {
    await applySettings(page, largeSettings)
    expect(await listHorizontalOverflow(page)).toEqual([])
  }),
)
