import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { visitPage } from '../worlds/browser-visit.ts'
import { sees } from '../harness/sees.ts'
import { visitSite } from '../worlds/visit-site.ts'
import { createMapReader, locateOfficeMap, siteWithOffices } from './office-map.ts'

const site = siteWithOffices()

function listenForMaps(page: Page) {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /(office-map(?:-wide|-narrow)?)-[^/]{7}\.svg$/.exec(request.url()) ?? []
    if (name) asked.add(name)
  })
  return () => [...asked]
}

async function open(page: Page) {
  await visitPage(page, '/contact')
  await locateOfficeMap(page).scrollIntoViewIfNeeded()
  await locateOfficeMap(page).locator('image').first().waitFor()
}

// A browser that has a picture takes it whether or not it is seen: who names a language gets one that has none.
test.each([
  [390, 'office-map-narrow'],
  [1280, 'office-map-wide'],
])('a screen %i px wide fetches the map of its first view, and the whole one when it is zoomed', (width, first) =>
  visitSite(site(), { viewport: { width, height: 900 }, locale: 'en-US' }, async ({ page }) => {
    const maps = listenForMaps(page)
    await open(page)
    await expect.poll(maps).toEqual([first])
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(maps).toEqual([first, 'office-map'])
    await page.getByRole('button', { name: 'Show the whole map' }).click()
    await sees(() => locateOfficeMap(page).locator('image').count(), 1)
  }),
)

test('where the whole map does not come, the one of the first view is zoomed', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page, claim }) => {
    claim('net::ERR_FAILED')
    await page.route(/office-map-(?!wide|narrow)[^/]{7}\.svg$/, (route) => route.abort())
    await open(page)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    const look = createMapReader(page)
    await sees(async () => (await look()).world, 8192)
    await page.unroute(/office-map-(?!wide|narrow)[^/]{7}\.svg$/)
    expect(await locateOfficeMap(page).locator('image').first().isVisible()).toBe(true)
  }))
