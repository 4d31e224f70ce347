import { sampleContent } from '#content/sample-content.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { largeSettings, applySettings } from './display-settings.ts'
import { listHorizontalOverflow } from './layout-problems.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(sampleContent(Date.now())))

const values = /\d\d\/\d\d\/\d{4}|\(\d{3}\) \d{3}-\d{4}|\d\d-[A-Z]{3}-\d\d-/

const listBrokenCells = (page: Page) =>
  page.locator('main td').evaluateAll((cells, pattern) => {
    const getLines = (cell: Element) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    const shown = cells.filter((cell) => new RegExp(pattern).test(cell.textContent ?? ''))
    const broken = shown.filter((cell) => getLines(cell) > 1).map((cell) => cell.textContent)
    return shown.length > 0 ? broken : ['no such cell']
  }, values.source)

test.each([
  { address: '/contracts', width: 768 },
  { address: '/contracts', width: 320 },
  { address: '/careers', width: 320 },
])('$address at $width px breaks no day and no number, and stays within the window', ({ address, width }) =>
  visitSite(site(), { viewport: { width, height: 800 } }, async ({ page }) => {
    await page.goto(address)
    const usual = await listBrokenCells(page)
    await applySettings(page, largeSettings)
    expect([...usual, ...(await listBrokenCells(page)), ...(await listHorizontalOverflow(page))]).toEqual([])
  }),
)
