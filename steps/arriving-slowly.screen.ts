import { expect, test } from 'vitest'
import { contentOfJobs } from './content-of-jobs.ts'
import { siteOfWorker } from './site-of-worker.ts'
import { visitSite } from './visit-site.ts'

const site = siteOfWorker(({ publish }) =>
  publish(contentOfJobs([{ title: 'Cost Analyst', city: 'Dayton', state: 'Ohio' }])),
)

const laptop = { viewport: { width: 1280, height: 900 } }

/** Keeps what moved and from where to where, e.g. `[{ value: 0.05, moved: ['<div class=…'] }]`. */
const watchShifts = () => {
  const shifts: object[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; sources: { node: Element | null }[] }[])
      shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => node?.outerHTML.slice(0, 80)) })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** A document that comes in over more than a second would be painted many times on its way. */
test.each(['/home', '/contact', '/about-us', '/careers', '/careers/open'])(
  'over a slow line nothing on %s moves once it shows',
  (path) =>
    visitSite(site(), { reducedMotion: 'reduce', ...laptop }, async ({ page, claim }) => {
      claim('net::ERR_FAILED')
      const line = await page.context().newCDPSession(page)
      await line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 20,
        downloadThroughput: 15_000,
        uploadThroughput: 15_000,
      })
      await page.route(/\.(woff2|avif|webp|jpg|png|svg|mp4)$/, (route) => route.abort())
      await page.addInitScript(watchShifts)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      expect(await page.evaluate(() => (window as never as { shifts: object[] }).shifts)).toEqual([])
    }),
)
