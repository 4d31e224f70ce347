import { sampleContent } from '#content/sample-content.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(sampleContent(Date.now())))

const visit = (address: string, look: (page: Page) => Promise<void>, hasJavaScript = true) =>
  visitSite(site(), hasJavaScript ? {} : { javaScriptEnabled: false }, async ({ page }) => {
    await (hasJavaScript ? visitPage(page, address) : page.goto(address))
    await look(page)
  })

const locateCardLabel = (page: Page, card: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: card }) })
    .locator('summary')

const readDetailsLabels = async (page: Page, card: string) => {
  const label = locateCardLabel(page, card)
  return [await label.getByText('More Details').isVisible(), await label.getByText('Fewer Details').isVisible()]
}

test.each([
  ['with JavaScript', true],
  ['before JavaScript', false],
])(
  '[C4.7-01][C4.7-02][C2.7-07] a service card opens and closes, and its label flips with it, %s',
  (_name, hasJavaScript) =>
    visit(
      '/services',
      async (page) => {
        expect(await readDetailsLabels(page, 'Data Science')).toEqual([true, false])
        await locateCardLabel(page, 'Data Science').click()
        expect(await readDetailsLabels(page, 'Data Science')).toEqual([false, true])
        expect(await readDetailsLabels(page, 'Cost Research')).toEqual([true, false])
        await locateCardLabel(page, 'Data Science').press('Enter')
        expect(await readDetailsLabels(page, 'Data Science')).toEqual([true, false])
      },
      hasJavaScript,
    ),
)

test('[C2.7-13][C2.7-14] our advantage unfolds and folds again', () =>
  visit('/services', async (page) => {
    const blurb = page.getByText('The firm belongs to its employees and to nobody else.')
    expect(await blurb.isVisible()).toBe(false)
    await page.getByText('Show More').click()
    expect(await blurb.isVisible()).toBe(true)
    await page.getByText('Show Less').click()
    expect(await blurb.isVisible()).toBe(false)
  }))

test('[C4.7-01][C2.8-25][C2.8-26][C2.8-27] a contract number opens its panel and comes to rest 100 px above its domain', () =>
  visit('/contracts', async (page) => {
    const table = page.getByRole('table', { name: 'Unrestricted: Management and Advisory' })
    expect(await table.isVisible()).toBe(false)
    await page.getByRole('link', { name: '00-TMK-24-D-M201' }).click()
    await expect.poll(async () => Math.round((await table.boundingBox())?.y ?? -1)).toBe(100)
  }))

const symbols = {
  chevron_right: 'M530-481 332-679l43-43 241 241-241 241-43-43 198-198Z',
  expand_less: 'M480-554 283-357l-43-43 240-240 240 240-43 43-197-197Z',
} as const

test('[C2.7-08] the symbol of a service card points to the right while it is closed and upwards while it is open', () =>
  visit('/services', async (page) => {
    const label = locateCardLabel(page, 'Data Science')
    const drawn = () =>
      label
        .locator('svg path')
        .evaluateAll((paths) => paths.filter((path) => path.checkVisibility()).map((path) => path.getAttribute('d')))
    expect(await drawn()).toEqual([symbols.chevron_right])
    await label.click()
    expect(await drawn()).toEqual([symbols.expand_less])
  }))
