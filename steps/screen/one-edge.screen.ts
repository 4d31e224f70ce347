import { sampleContent } from '#content/sample-content.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const content = sampleContent(Date.now())
const site = provideWorkerSite(({ publish }) => publish(content))

const visit = (width: number, look: (page: Page) => Promise<void>) =>
  visitSite(site(), { viewport: { width, height: 900 } }, ({ page }) => look(page))

const [news, event] = [content.CompanyNews[0]!.CompanyNews_ID, content.CompanyEvent[0]!.CompanyEvent_ID]

test('[C9-08][C9-09] the text of a page for reading begins at the edge where its title begins', () =>
  visit(1280, async (page) => {
    for (const address of [`/media/news/${news}`, `/media/event/${event}`, '/privacy', '/legal']) {
      await visitPage(page, address)
      for (const width of [1280, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 })
        const edges = await page.getByRole('main').evaluate((main) => {
          const body = [...main.children].at(-1)?.firstElementChild
          return [main.querySelector('h1'), body].map((found) => Math.round(found?.getBoundingClientRect().left ?? -1))
        })
        expect([address, width, edges[1]]).toEqual([address, width, edges[0]])
      }
    }
  }))

test('the dashes of a list are whole pixels high, so that they are all as thick', () =>
  visit(1280, async (page) => {
    await visitPage(page, '/privacy')
    const heights = await page
      .getByRole('main')
      .locator('ul > li')
      .evaluateAll((items) =>
        items
          .map((item) => getComputedStyle(item, '::before'))
          .filter((mark) => mark.content !== 'none')
          .map(({ height }) => Number.parseFloat(height)),
      )
    expect([heights.length > 5, heights.filter((height) => !Number.isInteger(height))]).toEqual([true, []])
  }))

const listBoundingBoxes = (found: Locator) =>
  found.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).map(({ x, y, width }) => ({ x, y, width })),
  )

test('[C2.6-15][C2.6-17] the titles of news begin at one edge, and no service is alone in half a row', () =>
  visit(1280, async (page) => {
    await visitPage(page, '/home')
    const list = page.getByRole('list', { name: 'News', exact: true })
    const titles = (await listBoundingBoxes(list.locator('h3'))).filter(({ width }) => width > 0)
    expect([titles.length, new Set(titles.map(({ x }) => x)).size]).toEqual([3, 1])
    await page.setViewportSize({ width: 768, height: 900 })
    const services = await listBoundingBoxes(page.getByRole('region', { name: 'What We Do' }).getByRole('listitem'))
    expect(services[2]!.width).toBeCloseTo(services[1]!.x + services[1]!.width - services[0]!.x, 1)
  }))
