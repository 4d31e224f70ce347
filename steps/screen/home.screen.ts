import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arriveAt } from '../worlds/browser-visit.ts'
import { contentOfNews } from '../worlds/content-of-jobs.ts'
import { sees } from '../harness/sees.ts'
import { siteOfWorker } from '../worlds/site-of-worker.ts'
import { visitSite } from '../worlds/visit-site.ts'

const site = siteOfWorker(({ publish }) => publish(contentOfNews(['First', 'Second', 'Third', 'Fourth', 'Fifth'])))

type Screen = { readonly width: number; readonly isStill?: boolean }

const visit = ({ width, isStill = false }: Screen, look: (page: Page) => Promise<void>) =>
  visitSite(
    site(),
    { viewport: { width, height: 900 }, reducedMotion: isStill ? 'reduce' : 'no-preference' },
    async ({ page }) => {
      await arriveAt(page, '/home')
      await look(page)
    },
  )

test.each([
  [1200, false, 1],
  [1199, false, 0],
  [1200, true, 0],
] as const)(
  '[C2.6-01][C2.6-07] at %d px, with stillness wished %s, the films that play over the poster are %d',
  (width, isStill, films) =>
    visit({ width, isStill }, async (page) => {
      expect([
        await page.locator('main video[autoplay]').count(),
        await page.locator('main picture img').first().isVisible(),
      ]).toEqual([films, true])
    }),
)

test('[C2.6-08] the film is muted, starts over at its end and stands over a poster, and all of them are there', () =>
  visit({ width: 1280 }, async (page) => {
    const film = page.locator('main video')
    const addresses = await page
      .locator('main picture source, main picture img, main video source')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('src') ?? part.getAttribute('srcset') ?? ''))
    const answers = await Promise.all(addresses.map((address) => page.request.get(address)))
    expect([
      await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop]),
      answers.map((answer) => [new URL(answer.url()).pathname, answer.status(), answer.headers()['content-type']]),
    ]).toEqual([
      [true, true],
      [
        ['/hero/poster.avif', 200, 'image/avif'],
        ['/hero/poster.jpg', 200, 'image/jpeg'],
        ['/hero/hero.webm', 200, 'video/webm'],
        ['/hero/hero.mp4', 200, 'video/mp4'],
      ],
    ])
  }))

test("[C2.6-13][C2.6-15] What's New shows three news from 1200 px on and four below", () =>
  visit({ width: 1200 }, async (page) => {
    const seen = () => page.getByRole('list', { name: 'News', exact: true }).getByRole('heading').allInnerTexts()
    expect((await seen()).filter(Boolean)).toEqual(['First', 'Second', 'Third'])
    await page.setViewportSize({ width: 1199, height: 900 })
    await sees(seen, ['First', 'Second', 'Third', 'Fourth'])
  }))
