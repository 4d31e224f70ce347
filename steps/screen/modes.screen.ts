import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { openSettings } from '../accessibility/browser.ts'
import { getSiteHandle } from '../worlds/site-handle.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { manyJobs } from '../job-search/page.ts'
import { applySettings } from './display-settings.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))
const laptop = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

const countVisible = (page: Page, selector: string) =>
  page.evaluate(
    (selected) => [...document.querySelectorAll(selected)].filter((element) => element.checkVisibility()).length,
    selector,
  )

function readSigns() {
  const letters = getComputedStyle(document.querySelector('main p')!).color
  const here = [...document.querySelectorAll('header nav :is(summary, a):is([aria-current], [data-here])')]
  return {
    marks: here.flatMap((entry) => {
      const { borderBlockEndWidth, borderInlineStartWidth } = getComputedStyle(entry)
      return entry.checkVisibility() && borderBlockEndWidth === '0px' && borderInlineStartWidth === '0px'
        ? entry.textContent
        : []
    }),
    current: here.length > 0,
    icons: Array.from(
      document.querySelectorAll('main div:has(> input[type=search]) > svg'),
      (icon) => getComputedStyle(icon).color === letters,
    ),
  }
}

test('where the system uses its own colors, marks and icons stay, and no picture stands behind words', () =>
  visitSite(site(), { viewport: laptop, forcedColors: 'active' }, async ({ page }) => {
    await visitPage(page, '/careers/open')
    expect(await page.evaluate(readSigns)).toEqual({ marks: [], current: true, icons: [true] })
    await visitPage(page, '/home')
    expect(await countVisible(page, '[data-behind-text], [data-film-control]')).toBe(0)
  }))

test('high contrast leaves no button for a film that it hides, and inverted colors keep their hue', () =>
  visitSite(site(), { viewport: laptop, reducedMotion: 'no-preference' }, async ({ page }) => {
    await visitPage(page, '/home')
    expect(await countVisible(page, '[data-film-control]')).toBe(1)
    await applySettings(page, { contrast: 'highContrast' })
    expect(await countVisible(page, '[data-behind-text], [data-film-control]')).toBe(0)
    await applySettings(page, { contrast: 'invert' })
    const readFilters = (selectors: ReadonlyArray<string>) =>
      page.evaluate(
        (all) => all.map((selector) => getComputedStyle(document.querySelector(selector)!).filter),
        selectors,
      )
    expect(await readFilters(['html', 'main video[data-behind-text]'])).toEqual([
      'invert(1) hue-rotate(180deg)',
      'none',
    ])
    await visitPage(page, '/contact')
    await applySettings(page, { contrast: 'invert' })
    expect(await readFilters(['html', 'main [data-picture]'])).toEqual([
      'invert(1) hue-rotate(180deg)',
      'invert(1) hue-rotate(180deg)',
    ])
  }))

test('the buttons of the accessibility settings are in sight from the start, and nothing that has the focus is behind them', () =>
  visitSite(site(), { viewport: laptop }, async ({ page }) => {
    await visitPage(page, '/services')
    await openSettings(page)
    const dialog = page.getByRole('dialog')
    for (const viewport of [laptop, phone]) {
      await page.setViewportSize(viewport)
      const boxes = ['Reset', 'Done'].map((name) => dialog.getByRole('button', { name }).boundingBox())
      const ends = (await Promise.all(boxes)).map((box) => (box ? box.y + box.height : Infinity))
      expect(ends.filter((end) => end > viewport.height)).toEqual([])
    }
    const last = dialog.getByRole('checkbox').last()
    await last.focus()
    const [box, done] = [await last.boundingBox(), await dialog.getByRole('button', { name: 'Done' }).boundingBox()]
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(done?.y ?? 0)
  }))

test('a toast does not cover the button that was pressed', () =>
  visitSite(site(), { viewport: phone }, async ({ page }) => {
    await getSiteHandle(page).prepare()
    await visitPage(page, '/contact')
    const button = page.getByRole('main').locator('button[type=submit]').last()
    await button.evaluate((element) => {
      element.focus({ preventScroll: true })
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 8, behavior: 'instant' })
    })
    await getSiteHandle(page).notify({ tone: 'danger', title: 'Your message was not sent', duration: null })
    const region = page.getByRole('region', { name: /^Notifications/ })
    await expect
      .poll(async () => {
        const [pressed, toasts] = [await button.boundingBox(), await region.boundingBox()]
        return (pressed?.y ?? Infinity) + (pressed?.height ?? 0) <= (toasts?.y ?? 0)
      })
      .toBe(true)
  }))
