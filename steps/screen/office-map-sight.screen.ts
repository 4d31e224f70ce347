import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { sees } from '../harness/sees.ts'
import { visitSite } from '../worlds/visit-site.ts'
import { getBoundingBox, createMapReader, locateOfficeMap, siteWithOffices } from './office-map.ts'

const site = siteWithOffices()

test('a marker that lies out of sight comes into it with the keyboard', () =>
  visitSite(site(), { viewport: { width: 390, height: 844 } }, async ({ page }) => {
    await visitPage(page, '/contact')
    const readMap = createMapReader(page)
    await sees(async () => (await readMap()).world, 2048)
    const marker = locateOfficeMap(page).getByRole('button', { name: 'Ogden Office' })
    const isInSight = async () => {
      const [frame, box] = [await getBoundingBox(locateOfficeMap(page)), await getBoundingBox(marker)]
      const isBetweenSides = box.x >= frame.x && box.x + box.width <= frame.x + frame.width
      return isBetweenSides && box.y >= frame.y && box.y + box.height <= frame.y + frame.height
    }
    for (const world of [4096, 8192]) {
      await page.getByRole('button', { name: 'Zoom in' }).click()
      await sees(async () => (await readMap()).world, world)
    }
    expect(await isInSight()).toBe(false)
    await page.keyboard.press('Tab')
    await marker.focus()
    await sees(isInSight, true)
  }))

test.each([
  [767, 2048],
  [768, 4096],
])('[C2.11-24] on a screen %i px wide the map begins with a world %i px wide', (width, world) =>
  visitSite(site(), { viewport: { width, height: 900 } }, async ({ page }) => {
    await visitPage(page, '/contact')
    await locateOfficeMap(page).waitFor()
    await expect.poll(async () => (await createMapReader(page)()).world).toBe(world)
  }),
)
