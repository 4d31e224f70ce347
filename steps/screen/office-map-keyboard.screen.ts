import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { visitPage } from '../worlds/browser-visit.ts'
import { sees } from '../harness/sees.ts'
import { visitSite } from '../worlds/visit-site.ts'
import { createMapReader, locateOfficeMap, siteWithOffices } from './office-map.ts'

const site = siteWithOffices()

const focused = (page: Page) => () =>
  page.evaluate(() => {
    const at = document.activeElement
    return (
      at?.getAttribute('aria-label') ?? (at as HTMLInputElement | null)?.labels?.[0]?.textContent ?? at?.textContent
    )
  })

test('the keyboard goes from the heading to the form with one key, and stops once among the markers', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    await visitPage(page, '/contact?office=Ogden+Office')
    const at = focused(page)
    await sees(async () => (await createMapReader(page)()).world, 4096)
    await page.getByRole('main').focus()
    await page.keyboard.press('Tab')
    expect(await at()).toBe('Skip to the form')
    await page.keyboard.press('Enter')
    expect(await at()).toContain('First Name')
    await locateOfficeMap(page).focus()
    const stops: Array<string | null | undefined> = []
    for (const key of ['Tab', 'ArrowRight', 'ArrowUp', 'Home', 'End', 'ArrowLeft', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      stops.push(await at())
    }
    const [arlington, ogden] = ['Arlington Office', 'Ogden Office']
    expect(stops).toEqual([ogden, arlington, ogden, arlington, ogden, arlington, 'Zoom in', arlington])
    expect((await createMapReader(page)()).world).toBe(4096)
    expect(await locateOfficeMap(page).ariaSnapshot()).not.toMatch(/\b(?:UT|VA)\b/)
  }))
