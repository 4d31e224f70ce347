import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { visitPage, arriveWithoutApplication, hydratePage } from '../worlds/browser-visit.ts'
import { sees } from '../harness/sees.ts'
import { visitSite } from '../worlds/visit-site.ts'
import { getBoundingBox, createMapReader, locateOfficeMap, siteWithOffices } from './office-map.ts'
import { waitForFaces } from './typefaces.ts'

const site = siteWithOffices()

const laptop = { viewport: { width: 1280, height: 900 } }

async function open(page: Page) {
  await visitPage(page, '/contact')
  await locateOfficeMap(page).scrollIntoViewIfNeeded()
  const look = createMapReader(page)
  await sees(async () => (await look()).world, page.viewportSize()!.width < 768 ? 2048 : 4096)
  return { look, before: await look(), frame: await getBoundingBox(locateOfficeMap(page)) }
}

test('the mouse drags the map', () =>
  visitSite(site(), laptop, async ({ page }) => {
    const { look, before, frame } = await open(page)
    await page.mouse.move(frame.x + 100, frame.y + 300)
    await page.mouse.down()
    await page.mouse.move(frame.x + 150, frame.y + 270, { steps: 5 })
    await page.mouse.up()
    await page.mouse.move(frame.x + 400, frame.y + 100)
    await expect.poll(look).toEqual({ ...before, x: before.x + 50, y: before.y - 30 })
  }))

test('the wheel scrolls the page, and with Ctrl it zooms the map', () =>
  visitSite(site(), laptop, async ({ page }) => {
    const { look, before, frame } = await open(page)
    await page.mouse.move(frame.x + frame.width / 2, frame.y + 175)
    const scrolled = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, -60)
    await sees(async () => (await page.evaluate(() => scrollY)) < scrolled, true)
    expect((await look()).world).toBe(before.world)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -240)
    await page.keyboard.up('Control')
    await sees(async () => (await look()).world, 2 * before.world)
  }))

test('two fingers move and zoom the map, one is left to the page', () =>
  visitSite(site(), { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async ({ page }) => {
    const { look, before, frame } = await open(page)
    const client = await page.context().newCDPSession(page)
    const [x, y] = [frame.x + frame.width / 2, frame.y + 175]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Array<{ x: number; y: number }>) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', { x: x - 40, y }, { x: x + 40, y })
    await touch('touchMove', { x: x - 60, y }, { x: x + 60, y })
    await touch('touchMove', { x: x - 80, y }, { x: x + 80, y })
    await touch('touchEnd')
    await sees(async () => (await look()).world, 2 * before.world)
    expect(await locateOfficeMap(page).evaluate((map) => getComputedStyle(map).touchAction)).toBe('pan-x pan-y')
    const zoomed = await look()
    const scrolled = await page.evaluate(() => scrollY)
    await touch('touchStart', { x, y })
    for (const up of [20, 60, 100, 140]) await touch('touchMove', { x, y: y - up })
    await touch('touchEnd')
    await sees(async () => (await page.evaluate(() => scrollY)) > scrolled, true)
    expect(await look()).toEqual(zoomed)
  }))

test('the keyboard moves and zooms the map where it stands', () =>
  visitSite(site(), laptop, async ({ page }) => {
    const { look, before } = await open(page)
    await locateOfficeMap(page).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await sees(look, { ...before, x: before.x - 80, y: before.y - 80 })
    await page.keyboard.press('+')
    await sees(async () => (await look()).world, 2 * before.world)
    await page.keyboard.press('0')
    await expect.poll(look).toEqual(before)
  }))

test('[C2.11-29] without JavaScript the map is a picture with the markers on it, beside its list', () =>
  visitSite(site(), { ...laptop, javaScriptEnabled: false }, async ({ page }) => {
    await page.goto('/contact?office=Ogden+Office')
    const picture = page.getByRole('img', {
      name: /^A map of the United States with 2 of our offices, in Utah, Virginia/,
    })
    await picture.waitFor()
    expect([(await getBoundingBox(picture)).height, await picture.locator('path').count()]).toEqual([348, 2])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await picture.count()).toBe(1)
    expect((await getBoundingBox(picture.locator('img').last())).width).toBeCloseTo(2048, 1)
    await page.getByRole('list', { name: 'Offices' }).getByRole('link', { name: 'Arlington Office' }).click()
    await sees(() => page.locator('section[aria-labelledby="selected-office"] h3').innerText(), 'Arlington Office')
  }))

test.each([360, 1280])(
  'the page does not move when its map comes alive, and says at once how to move it, at %i px',
  (width) =>
    visitSite(site(), { viewport: { width, height: 900 } }, async ({ page }) => {
      const letIn = await arriveWithoutApplication(page, '/contact')
      await waitForFaces(page)
      const card = page.locator('section[aria-labelledby="selected-office"]')
      const before = await getBoundingBox(card)
      const hint = page.getByText('Drag to move the map')
      const hinted = await getBoundingBox(hint)
      expect([await locateOfficeMap(page).count(), await hint.isVisible()]).toEqual([0, true])
      letIn()
      await hydratePage(page)
      await locateOfficeMap(page).waitFor()
      expect([await getBoundingBox(card), await getBoundingBox(hint)]).toEqual([before, hinted])
    }),
)

test('the map is printed with its markers, without what cannot be pressed on paper', () =>
  visitSite(site(), laptop, async ({ page }) => {
    await open(page)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'Zoom in' }).isVisible()).toBe(false)
    expect(await locateOfficeMap(page).locator('li path').first().isVisible()).toBe(true)
    expect(await locateOfficeMap(page).locator('image').isVisible()).toBe(true)
  }))

test('in forced colours the markers wear those of a button', () =>
  visitSite(site(), { ...laptop, forcedColors: 'active' }, async ({ page }) => {
    await open(page)
    const drop = locateOfficeMap(page).getByRole('button', { name: 'Ogden Office' }).locator('path')
    const colours = await drop.evaluate((path) => {
      const probe = document.body.appendChild(document.createElement('i'))
      const of = (name: string) => {
        probe.style.color = name
        return getComputedStyle(probe).color
      }
      const { fill, stroke } = getComputedStyle(path)
      return { is: [fill, stroke], should: [of('ButtonText'), of('ButtonFace')] }
    })
    expect(colours.is).toEqual(colours.should)
  }))

test('the keyboard goes past the map with one key, also when a message is begun, and nothing is asked', () =>
  visitSite(site(), laptop, async ({ page }) => {
    await open(page)
    await page.getByLabel('First Name').fill('Ada')
    await page.getByRole('link', { name: 'Skip the map' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const first = page.getByRole('list', { name: 'Offices' }).getByRole('link').first()
    await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true)
    expect([new URL(page.url()).hash, await page.getByRole('dialog').count()]).toEqual(['', 0])
  }))
