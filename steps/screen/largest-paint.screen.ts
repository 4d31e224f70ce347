import { expect, test } from 'vitest'
import { sees } from '../harness/sees.ts'
import { visitPage } from '../worlds/browser-visit.ts'
import { createJobsContent } from '../worlds/content.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) =>
  publish(createJobsContent([{ title: 'Cost Analyst', city: 'Dayton', state: 'Ohio' }])),
)

const paths = ['/home', '/contact', '/careers', '/careers/open', '/careers/job/1', '/about-us', '/lost']

/** The map of offices is a drawing of its own file: its ground stands in the document, and is too plain to count. */
const isOfficeMap = (source: string) => /\/office-map-wide-[\w-]+\.svg$/.test(source)

const readSources = () => {
  const paints = new PerformanceObserver(() => {})
  paints.observe({ type: 'largest-contentful-paint', buffered: true })
  const sources = paints.takeRecords().map((entry) => ('url' in entry ? String(entry.url) : ''))
  return sources.map((url) => url.replace(/^data:.*/s, ''))
}

const picturesStand = () =>
  [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)

test.each(paths.flatMap((path) => [412, 1350].map((width) => [path, width] as const)))(
  'the largest paint of %s, %i px wide, waits for no file but the document',
  (path, width) =>
    visitSite(site(), { viewport: { width, height: 900 } }, async ({ page, claim }) => {
      if (path === '/lost') claim('404 (Not Found)')
      await visitPage(page, path)
      await sees(() => page.evaluate(picturesStand), true)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      await sees(async () => (await page.evaluate(readSources)).length > 0, true)
      expect((await page.evaluate(readSources)).filter((source) => source && !isOfficeMap(source))).toEqual([])
    }),
)
