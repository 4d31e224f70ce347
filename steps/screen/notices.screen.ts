import { toastDuration } from '#machines/toast-queue.machine.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import type { Clock } from '../worlds/clock.ts'
import { clockInBrowser } from '../worlds/browser-clock.ts'
import { getSiteHandle } from '../worlds/site-handle.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish({}))

type ScreenOptions = { width?: number; isStill?: boolean; before?: (page: Page) => Promise<unknown> }
const visit = (
  { width = 1280, isStill = false, before }: ScreenOptions,
  look: (page: Page, clock: Clock) => Promise<void>,
) =>
  visitSite(site(), { viewport: { width, height: 800 } }, async ({ page }) => {
    const clock = clockInBrowser(page, site().clock)
    await getSiteHandle(page).prepare()
    if (isStill) await clock.take()
    await before?.(page)
    await visitPage(page, '/careers/open')
    if (isStill) await clock.stop()
    await look(page, clock)
  })

const region = (page: Page) => page.getByRole('region', { name: /^Notifications/ })
const toasts = (page: Page) => region(page).getByRole('listitem')
const showNotice = async (page: Page, title: string, duration: number | null = null) => {
  await getSiteHandle(page).notify({ tone: 'info', title, duration })
  if (duration === null) await toasts(page).filter({ hasText: title }).first().waitFor()
}
const alert = (page: Page) => page.getByRole('alertdialog')
const keyword = (page: Page) => page.getByRole('searchbox', { name: 'Keyword' })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const isFocused = async (what: ReturnType<typeof keyword>) => {
  await expect.poll(() => what.evaluate((element) => element === document.activeElement)).toBe(true)
}

test('[C2.4-25] toasts stand in the lower right corner, and on a small phone within its width', () =>
  visit({}, async (page) => {
    await showNotice(page, 'Told at some length, as some things must be')
    const { x = 0, y = 0, width = 0, height = 0 } = (await region(page).boundingBox()) ?? {}
    expect([x + width, y + height]).toEqual([1280, 800])
    await page.setViewportSize({ width: 320, height: 800 })
    const toast = (await toasts(page).boundingBox()) ?? { x: -1, width: 0 }
    expect([toast.x >= 0, toast.x + toast.width <= 320]).toEqual([true, true])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }))

test('[C4.5-02] a toast whose file is late is drawn, however late that is, and has its time from then on', () => {
  const file = Promise.withResolvers<void>()
  const blockChunk = (page: Page) => page.route(/\/toast-list-/, (route) => file.promise.then(() => route.continue()))
  return visit({ isStill: true, before: blockChunk }, async (page, clock) => {
    await getSiteHandle(page).notify({ tone: 'success', title: 'Job saved' })
    await clock.pass(10 * toastDuration)
    file.resolve()
    await toasts(page).filter({ hasText: 'Job saved' }).waitFor()
    await clock.pass(toastDuration - 1)
    expect(await toasts(page).count()).toBe(1)
    await clock.pass(1)
    await toasts(page).waitFor({ state: 'detached' })
  })
})

test('where the file of toasts does not come that is said; who dismisses it is shown the next toast all the same', () =>
  visitSite(site(), { viewport: { width: 1280, height: 800 } }, async ({ page, claim }) => {
    claim('net::ERR_FAILED')
    await getSiteHandle(page).prepare()
    await page.route(/\/toast-list-/, (route) => route.abort())
    await visitPage(page, '/careers/open')
    await getSiteHandle(page).notify({ tone: 'danger', title: 'The job was not saved' })
    const missing = page.getByRole('alert').filter({ hasText: 'This part of the page did not load' })
    await missing.waitFor()
    await page.unroute(/\/toast-list-/)
    await missing.getByRole('button', { name: 'Dismiss' }).click()
    await showNotice(page, 'The job was saved')
    expect([await toasts(page).count(), await missing.count()]).toEqual([1, 0])
  }))

test('two live regions stand in the page before anything is told, and say what is', () =>
  visit({}, async (page) => {
    const said = () => page.locator('[aria-live]:not([role])').allTextContents()
    expect(await said()).toEqual(['', ''])
    await showNotice(page, 'Job saved')
    await getSiteHandle(page).notify({ tone: 'danger', title: 'Not sent', message: 'Try again.' })
    await expect.poll(said).toEqual(['Note: Job saved ', 'Error: Not sent Try again. '])
  }))

test('a toast leaves the focus alone; F8 leads to the latest, Escape closes one after the other and leads back', () =>
  visit({}, async (page) => {
    await keyword(page).focus()
    await showNotice(page, 'First')
    await showNotice(page, 'Second')
    await isFocused(keyword(page))
    await page.keyboard.press('F8')
    expect(await focused(page)).toBe('Second')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('First')
    await page.keyboard.press('Escape')
    await isFocused(keyword(page))
  }))

test('a toast stays while the pointer or the focus is in it, and has its whole time again afterwards', () =>
  visit({ isStill: true }, async (page, { pass }) => {
    await showNotice(page, 'Read me', toastDuration)
    await toasts(page).hover()
    await pass(10 * toastDuration)
    await page.keyboard.press('F8')
    await page.mouse.move(0, 0)
    await pass(10 * toastDuration)
    expect(await toasts(page).count()).toBe(1)
    await keyword(page).focus()
    await pass(toastDuration - 1)
    expect(await toasts(page).count()).toBe(1)
    await pass(1)
    await expect.poll(() => toasts(page).count()).toBe(0)
  }))

test('what has the focus is never under the toasts', () =>
  visit({ width: 320 }, async (page) => {
    for (const title of ['One', 'Two', 'Three']) await showNotice(page, title)
    await keyword(page).focus()
    const covered: string[] = []
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab')
      const hidden = await page.evaluate(() => {
        const place = document.activeElement?.getBoundingClientRect()
        const top = document.querySelector('[data-toasts]')?.getBoundingClientRect().top ?? 0
        const isInside = document.activeElement?.closest('[data-toasts]') !== null
        return !isInside && place !== undefined && place.top >= top ? document.activeElement?.textContent : null
      })
      if (hidden) covered.push(hidden)
    }
    expect(covered).toEqual([])
  }))

test('[C2.4-02][C2.4-03][C2.4-04] a dialog takes the focus, keeps it, and gives it back when it is answered or left', () =>
  visit({}, async (page) => {
    await keyword(page).focus()
    await getSiteHandle(page).explainRules(['A company is needed.', 'A year has four digits.'])
    await isFocused(alert(page).getByRole('button', { name: 'OK' }))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await alert(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    expect(await alert(page).locator('ol').getByRole('listitem').allInnerTexts()).toEqual([
      'A company is needed.',
      'A year has four digits.',
    ])
    await page.keyboard.press('Escape')
    await alert(page).waitFor({ state: 'detached' })
    await isFocused(keyword(page))
    await getSiteHandle(page).explainRules(['A company is needed.'])
    await alert(page).getByRole('button', { name: 'OK' }).click()
    await isFocused(keyword(page))
  }))

const alertWidth = async (page: Page) => Math.round((await alert(page).boundingBox())?.width ?? 0)

const long = 'The last year of work is not before the first one, and neither is in the future. '.repeat(3)

test('[C2.4-05][C2.4-06] the dialog of broken rules is 350 to 900 px wide, and narrower where the window is', () =>
  visit({}, async (page) => {
    await getSiteHandle(page).explainRules(['No.'])
    expect(await alertWidth(page)).toBeGreaterThanOrEqual(350)
    await alert(page).getByRole('button', { name: 'OK' }).click()
    await alert(page).waitFor({ state: 'detached' })
    await getSiteHandle(page).explainRules([long])
    expect(await alertWidth(page)).toBeGreaterThan(350)
    expect(await alertWidth(page)).toBeLessThanOrEqual(900)
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await alertWidth(page)).toBeGreaterThan(0)
    expect(await alertWidth(page)).toBeLessThanOrEqual(320)
  }))

const readHeaderPositions = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a, summary')
    .filter({ visible: true })
    .evaluateAll((tools) => tools.map((tool) => `${tool.textContent} ${tool.getBoundingClientRect().left}`))

test('the list of past notices moves nothing of the header, is found again, cleared, and left to where it was opened', () =>
  visit({}, async (page) => {
    expect(await page.getByRole('button', { name: 'Notifications' }).count()).toBe(0)
    const before = await readHeaderPositions(page)
    await showNotice(page, 'Told', 1)
    const opener = page.getByRole('button', { name: 'Notifications' })
    await opener.waitFor()
    expect(await readHeaderPositions(page)).toEqual(before)
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Notifications' })
    await dialog.getByText('Told').first().waitFor()
    expect(await page.locator('[data-toasts]').isVisible()).toBe(false)
    await dialog.getByRole('button', { name: 'Clear' }).click()
    await dialog.getByText('There are none.').waitFor()
    await page.keyboard.press('Escape')
    await isFocused(opener)
  }))
