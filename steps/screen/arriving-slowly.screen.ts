import { expect, test } from 'vitest'
import { createJobsContent } from '../worlds/content.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { watchShifts } from './layout-problems.ts'

const site = provideWorkerSite(({ publish }) =>
  publish(createJobsContent([{ title: 'Cost Analyst', city: 'Dayton', state: 'Ohio' }])),
)

const laptop = { viewport: { width: 1280, height: 900 } }

/** Bytes per second; slow enough that the document takes over a second. */
const slow = 15_000

test.each(['/home', '/contact', '/about-us', '/careers', '/careers/open'])(
  'over a slow line %s is first drawn when all of it is there, and nothing moves then',
  (path) =>
    visitSite(site(), laptop, async ({ page, claim }) => {
      claim('net::ERR_FAILED')
      const line = await page.context().newCDPSession(page)
      const speed = { downloadThroughput: slow, uploadThroughput: slow }
      await line.send('Network.emulateNetworkConditions', { offline: false, latency: 20, ...speed })
      await page.route(/\.(woff2|avif|webp|jpg|png|svg|mp4)$/, (route) => route.abort())
      const seen = await watchShifts(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      expect([await seen.isFirstFrameComplete(), await seen.shifts()]).toEqual([true, []])
    }),
)
