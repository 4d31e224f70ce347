import { sampleContent } from '#content/sample-content.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveAt, patience } from './browser-visit.ts'
import { openPage } from './open-page.ts'
import { openSite, type OpenSite } from './open-site.ts'

let site: OpenSite

beforeAll(async () => {
  site = await openSite()
  await site.publish(sampleContent(Date.now()))
})

afterAll(() => site.close())

async function visit(address: string, look: (page: Page) => Promise<void>, javaScriptEnabled = true) {
  const { page, leave } = await openPage(site, { javaScriptEnabled, reducedMotion: 'reduce' })
  page.setDefaultTimeout(patience)
  if (javaScriptEnabled) await arriveAt(page, address)
  else await page.goto(address)
  await look(page)
  await leave()
}

const labelOf = (page: Page, card: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: card }) })
    .locator('summary')

const saysMore = async (page: Page, card: string) => {
  const label = labelOf(page, card)
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
        expect(await saysMore(page, 'Data Science')).toEqual([true, false])
        await labelOf(page, 'Data Science').click()
        expect(await saysMore(page, 'Data Science')).toEqual([false, true])
        expect(await saysMore(page, 'Cost Research')).toEqual([true, false])
        await labelOf(page, 'Data Science').press('Enter')
        expect(await saysMore(page, 'Data Science')).toEqual([true, false])
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

test('[C2.8-25][C2.8-26][C2.8-27] a contract number opens its panel and comes to rest 100 px above its domain', () =>
  visit('/contracts', async (page) => {
    const table = page.getByRole('table', { name: 'Unrestricted: Management and Advisory' })
    expect(await table.isVisible()).toBe(false)
    await page.getByRole('link', { name: '00-TMK-24-D-M201' }).click()
    await expect.poll(async () => Math.round((await table.boundingBox())?.y ?? -1)).toBe(100)
  }))
