import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stopTime } from '../worlds/browser-clock.ts'
import { visitPage, bringIntoView } from '../worlds/browser-visit.ts'
import { createJobsContent, noContent } from '../worlds/content.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(noContent))

const slides = (page: Page) => page.getByRole('region', { name: 'What colleagues say', exact: true })

const press = (page: Page, name: string) =>
  slides(page).getByRole('button', { name, exact: true }).dispatchEvent('click')

const visit = (look: (page: Page) => Promise<void>) =>
  visitSite(site(), { viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' }, async ({ page }) => {
    await page.clock.install()
    await visitPage(page, '/careers')
    await slides(page).getByRole('button', { name: 'Next slide' }).waitFor({ state: 'attached' })
    await press(page, 'Slide 3 of 6')
    await stopTime(page, 5_000)
    await look(page)
  })

const slideDistance = (page: Page, slide: string) =>
  slides(page)
    .getByRole('group', { name: slide, exact: true })
    .evaluate((found) => {
      const frame = found.parentElement!.parentElement!.getBoundingClientRect()
      const { left, width } = found.getBoundingClientRect()
      return Math.abs(left - frame.left) / width
    })

async function timeUntilInPlace(page: Page, slide: string, step: number, inPlace = 0.001) {
  for (let passed = step; passed <= 2_000; passed += step) {
    await page.clock.runFor(step)
    if ((await slideDistance(page, slide)) <= inPlace) return passed
  }
  throw new Error(`Slide ${slide} does not come to its place.`)
}

const narrow = (page: Page, width: number) =>
  slides(page).evaluate((found, to) => {
    found.style.inlineSize = `${to}px`
  }, width)

test('[C2.17-04] slides that change in size by themselves are measured again every 750 ms', () =>
  visit(async (page) => {
    await press(page, 'Stop slide rotation')
    await narrow(page, 700)
    expect(await slideDistance(page, '3 of 6')).toBeGreaterThan(0.1)
    await timeUntilInPlace(page, '3 of 6', 10)
    await narrow(page, 500)
    expect(await timeUntilInPlace(page, '3 of 6', 10)).toBe(750)
    await narrow(page, 600)
    expect(await timeUntilInPlace(page, '3 of 6', 10)).toBe(750)
  }))

test('[C2.17-04] slides of which only the height has changed are measured again, and others are not', () =>
  visit(async (page) => {
    await press(page, 'Stop slide rotation')
    await narrow(page, 700)
    await timeUntilInPlace(page, '3 of 6', 10)
    const slide = slides(page).getByRole('group', { name: '3 of 6', exact: true })
    // A measurement puts the row back to its place.
    await slide.evaluate((found) => {
      found.parentElement!.style.transform = 'none'
    })
    await page.clock.runFor(1_500)
    expect(await slideDistance(page, '3 of 6')).toBeGreaterThan(0.1)
    await slide.evaluate((found) => {
      found.style.minBlockSize = `${found.clientHeight + 100}px`
    })
    expect(await timeUntilInPlace(page, '3 of 6', 10)).toBe(750)
  }))

test('[C2.17-05] 100 ms after the window has changed its size the slides are measured again', () =>
  visit(async (page) => {
    await press(page, 'Stop slide rotation')
    await slides(page).evaluate((found) => found.style.setProperty('inline-size', '90vw'))
    await timeUntilInPlace(page, '3 of 6', 10)
    // Just after a measurement the next one is 750 ms away.
    const isResized = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('resize', () => resolve(), { once: true })
        }),
    )
    await page.setViewportSize({ width: 640, height: 900 })
    await isResized
    expect(await slideDistance(page, '3 of 6')).toBeGreaterThan(0.05)
    expect(await timeUntilInPlace(page, '3 of 6', 10)).toBe(100)
  }))

test('[C2.17-06][J9-07] the way from one slide to the next takes half a second, give or take two frames', () =>
  visit(async (page) => {
    await press(page, 'Stop slide rotation')
    // The third slide may still be on its way: its motion would be added to the one that is measured.
    await page.clock.runFor(2_000)
    await press(page, 'Next slide')
    const taken = await timeUntilInPlace(page, '4 of 6', 5, 0.01)
    expect(Math.abs(taken - 500)).toBeLessThanOrEqual(34)
  }))

const pilots = Array.from({ length: 7 }, (_, index) => ({ title: `Harbor Pilot ${index + 1}`, featured: 'yes' }))

test.each([
  ['[J2.2-27]', 'States we work in', 16_000],
  ['[J2.2-35]', 'Jobs to look at first', 10_000],
])('%s the slides "%s" turn every %d ms', async (_id, label, interval) => {
  await site().publish({ ...noContent, ...createJobsContent(pilots) })
  await visitSite(
    site(),
    { viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' },
    async ({ page }) => {
      await page.clock.install()
      await visitPage(page, '/careers')
      const carousel = page.getByRole('region', { name: label, exact: true })
      const shown = () => carousel.locator('button[aria-current="true"]').getAttribute('aria-label')
      await carousel.getByRole('button', { name: 'Next slide' }).waitFor({ state: 'attached' })
      await stopTime(page)
      await bringIntoView(carousel)
      await page.clock.runFor(50)
      expect(await shown()).toMatch(/^Slide 1 of/)
      await page.clock.runFor(interval - 200)
      expect(await shown()).toMatch(/^Slide 1 of/)
      await page.clock.runFor(400)
      expect(await shown()).toMatch(/^Slide 2 of/)
    },
  )
})

test('[J9-06] what turns featured jobs below a search waits for the focus, moves nothing, and stays at its slide when filters change', async () => {
  await site().publish({ ...noContent, ...createJobsContent(pilots) })
  await visitSite(
    site(),
    { viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' },
    async ({ page }) => {
      const part = page.getByRole('region', { name: 'Featured jobs', exact: true })
      const title = part.getByRole('heading', { level: 3 }).first()
      const measureTop = () => title.evaluate((found) => Math.round(found.getBoundingClientRect().top + scrollY))
      const comes = page.waitForResponse(/running-featured-jobs/)
      await page.goto('/careers/open')
      const top = await measureTop()
      await title.getByRole('link').focus()
      await (await comes).finished()
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      expect(await title.getByRole('link').evaluate((found) => found === document.activeElement)).toBe(true)
      await page.getByRole('searchbox', { name: 'Keyword' }).focus()
      const second = part.getByRole('button', { name: 'Slide 2 of 2' })
      await second.dispatchEvent('click')
      expect(await measureTop()).toBe(top)
      await page.keyboard.type('pilot 7')
      await page.waitForURL(/search=pilot/)
      expect(await second.getAttribute('aria-current')).toBe('true')
    },
  )
})
