import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { arriveAt } from '../worlds/browser-visit.ts'
import { sees } from '../harness/sees.ts'
import { visitSite } from '../worlds/visit-site.ts'
import { lookAt, mapOf, siteWithOffices } from './office-map.ts'

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
    await arriveAt(page, '/contact?office=Ogden+Office')
    const at = focused(page)
    await sees(async () => (await lookAt(page)()).world, 4096)
    await page.getByRole('main').focus()
    await page.keyboard.press('Tab')
    expect(await at()).toBe('Skip to the form')
    await page.keyboard.press('Enter')
    expect(await at()).toContain('First Name')
    await mapOf(page).focus()
    const stops: Array<string | null | undefined> = []
    for (const key of ['Tab', 'ArrowRight', 'ArrowUp', 'Home', 'End', 'ArrowLeft', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      stops.push(await at())
    }
    const [arlington, ogden] = ['Arlington Office', 'Ogden Office']
    expect(stops).toEqual([ogden, arlington, ogden, arlington, ogden, arlington, 'Zoom in', arlington])
    expect((await lookAt(page)()).world).toBe(4096)
    expect(await mapOf(page).ariaSnapshot()).not.toMatch(/\b(?:UT|VA)\b/)
  }))
