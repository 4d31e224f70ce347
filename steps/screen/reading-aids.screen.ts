import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { noContent } from '../worlds/content.ts'
import { sees } from '../harness/sees.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(noContent))

function isLevel() {
  const middle = (element: Element | null | undefined) => {
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {}
    return (top + bottom) / 2
  }
  return Math.abs(middle(document.querySelector('[data-reading-aid]')) - middle(document.activeElement)) <= 1
}

const readByKeyboard = (look: (page: Page) => Promise<void>) =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.setItem('accessibility_settings', '{"readingGuide":true}'))
    await visitPage(page, '/home')
    await page.locator('[data-reading-aid]').waitFor({ state: 'attached' })
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab')
    await sees(() => page.evaluate(isLevel), true)
    await look(page)
  })

test('[C4.3-15] the reading guide stays level with the focus when the page grows above it', () =>
  readByKeyboard(async (page) => {
    const before = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0)
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = 'none'
      const grown = document.createElement('div')
      grown.style.blockSize = '40px'
      document.body.prepend(grown)
    })
    await sees(() => page.evaluate(isLevel), true)
    expect(await page.evaluate(() => document.activeElement?.getBoundingClientRect().top)).not.toBe(before)
  }))

test('[C4.3-15] the reading guide follows a pointer that moves, and not one that rests while the page moves under it', () =>
  readByKeyboard(async (page) => {
    const point = (clientY: number, movementY: number) =>
      page.evaluate(
        (init) => {
          dispatchEvent(new PointerEvent('pointermove', { clientX: 400, ...init }))
        },
        { clientY, movementY },
      )
    const top = () => page.evaluate(() => document.querySelector<HTMLElement>('[data-reading-aid]')?.style.transform)
    await point(700, 0)
    const rested = await page.evaluate(isLevel)
    await point(700, 5)
    expect([rested, await top()]).toEqual([true, 'translateY(700px)'])
  }))
