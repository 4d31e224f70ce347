import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampleContent } from '#content/sample-content.ts'
import { sees } from '../harness/sees.ts'
import { provideWorkerSite, visitHome, type ScreenOptions } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(sampleContent(Date.now())))

const poster = (page: Page) => page.getByRole('main').getByRole('img', { name: /^Line of how many people/ })

const visit = (options: ScreenOptions, look: (page: Page) => Promise<void>) => visitHome(site(), options, look)

test.each([
  [1200, false, 1],
  [1199, false, 0],
  [1200, true, 0],
] as const)(
  '[C2.6-01][C2.6-07] at %d px, with stillness wished %s, the films that play over the poster are %d',
  (width, isStill, films) =>
    visit({ width, isStill }, async (page) => {
      expect([await page.locator('main video[autoplay]').count(), await poster(page).isVisible()]).toEqual([
        films,
        true,
      ])
    }),
)

test('[C2.6-08] the film is muted, starts over at its end and stands over a poster, and all of them are there', () =>
  visit({ width: 1280, isStill: false }, async (page) => {
    const film = page.locator('main video')
    const addresses = await page
      .locator('main video source')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('src') ?? ''))
    const answers = await Promise.all(addresses.map((address) => page.request.get(address)))
    expect([
      await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop]),
      await poster(page).isVisible(),
      answers.map((answer) => [new URL(answer.url()).pathname, answer.status(), answer.headers()['content-type']]),
    ]).toEqual([
      [true, true],
      true,
      [
        ['/hero/hero.webm', 200, 'video/webm'],
        ['/hero/hero.mp4', 200, 'video/mp4'],
      ],
    ])
  }))

test('[C2.6-08] the film lies on the line: where it is as high as in 2015 stands the summit of 2015', () =>
  visit({ width: 1280, isStill: false }, async (page) => {
    const film = page.locator('main video')
    const summit = page.getByRole('link', { name: '331 people in 2015' })
    for (const width of [1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [box, letters] = [await film.boundingBox(), await summit.boundingBox()]
      const [margin, line] = [0.05 / 1.1, 1 / 1.1]
      const end = [box!.x + box!.width * (margin + line), box!.y + box!.height * margin]
      const place = [letters!.x + letters!.width / 2, letters!.y + letters!.height]
      expect([width, ...end.map((at, index) => Math.abs(at - place[index]!) < 1.5)]).toEqual([width, true, true])
    }
  }))

test('the headline is one line from 600 px on, also in the letters that stand until its face has come', () =>
  visit({ width: 1920 }, async (page) => {
    const title = page.getByRole('heading', { level: 1 })
    const countLines = () =>
      title.evaluate((found) => found.clientHeight / Number.parseFloat(getComputedStyle(found).lineHeight))
    for (const family of ['', "'Source Serif Times'", "'Source Serif Noto'"]) {
      await title.evaluate((found, letters) => (found.style.fontFamily = letters), family)
      for (const width of [600, 768, 1200, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        expect([family, width, Math.round(await countLines())]).toEqual([family, width, 1])
      }
    }
  }))

test('[C2.6-07] each summit leads to its line of the history, also by the keyboard and on a phone', () =>
  visit({ width: 360 }, async (page) => {
    const summits = page.getByRole('main').getByRole('figure').getByRole('link')
    expect(await summits.count()).toBe(8)
    const boxes = await summits.evaluateAll((links) => links.map((link) => link.getBoundingClientRect()))
    const isApart = boxes.slice(1).map((box, index) => box.bottom <= boxes[index]!.top + 0.5 && box.height >= 44)
    expect(isApart).toEqual(isApart.map(() => true))
    await page.getByRole('link', { name: '96 people in 1991' }).press('Enter')
    await page.getByText('The employees buy the last outside share.').waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/about-us#year-1991')
  }))

test('the line is traced once it is seen on a page that is awake, and stands whole where nothing may move', () =>
  visit({ width: 1280, isStill: false }, async (page) => {
    const line = page.getByRole('main').getByRole('figure').locator('svg[aria-hidden] > path').first().locator('..')
    const animation = () => line.evaluate((found) => getComputedStyle(found).animationName)
    await sees(async () => (await animation()) === 'none', false)
    expect(await line.evaluate((found) => getComputedStyle(found).animationDuration)).toBe('0.9s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect([await animation(), await line.evaluate((found) => getComputedStyle(found).clipPath)]).toEqual([
      'none',
      'none',
    ])
  }))
