import { sampleContent } from '#content/sample-content.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { listHorizontalOverflow } from './layout-problems.ts'

const site = provideWorkerSite(({ publish }) => publish(sampleContent(Date.now())))

const readLayout = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const section = main.querySelector('section[aria-labelledby]')
    const box = section?.firstElementChild
    const title = main.querySelector('h1')
    const heading = section?.querySelector('h2')
    if (!box || !title || !heading) throw new Error('The page has no part with a heading.')
    const { paddingLeft, paddingRight } = getComputedStyle(box)
    const [head, body] = [heading.parentElement?.parentElement, box.lastElementChild]
    if (!head || !body) throw new Error('The part has no content.')
    return {
      content: Math.round(box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)),
      title: getComputedStyle(title).fontSize,
      isBeside: head.getBoundingClientRect().right <= body.getBoundingClientRect().left,
    }
  })

const lg = { content: 1200, title: '72px', isBeside: false }
const xl = { content: 1600, title: '104px', isBeside: true }

test.each([
  ['[C9-08]', 1919, lg],
  ['[C9-09]', 1920, xl],
  ['[C9-09]', 2560, xl],
  ['[C9-09]', 5000, xl],
  ['[C9-10]', 5001, xl],
  ['[C9-10]', 5200, xl],
])('%s a page in a window %d px wide has the layout of its range', (_, width, layout) =>
  visitSite(site(), { viewport: { width, height: 1080 } }, async ({ page }) => {
    await visitPage(page, '/about-us')
    expect([await readLayout(page), await listHorizontalOverflow(page)]).toEqual([layout, []])
  }),
)

test('[C9-08] from 1200 px on parts have their columns, below the one or two of a tablet', () =>
  visitSite(site(), { viewport: { width: 1200, height: 900 } }, async ({ page }) => {
    const columns = () =>
      page
        .getByRole('region', { name: 'What We Do' })
        .evaluate(
          (part) =>
            new Set(Array.from(part.querySelectorAll('h3'), (title) => title.getBoundingClientRect().left)).size,
        )
    await visitPage(page, '/home')
    const wide = await columns()
    await page.setViewportSize({ width: 1199, height: 900 })
    expect([wide, await columns()]).toEqual([3, 2])
  }))

test('[C9-08] from 1200 px on what can be done with a piece of news stands beside its text, below that under it', () =>
  visitSite(site(), { viewport: { width: 1200, height: 900 } }, async ({ page }) => {
    await visitPage(page, `/media/news/${sampleContent(Date.now()).CompanyNews[0]!.CompanyNews_ID}`)
    const isBeside = async () => {
      const share = await page.getByRole('heading', { name: 'Share this news' }).boundingBox()
      const text = await page.getByRole('main').locator('p ~ p').last().boundingBox()
      return [share!.y < text!.y, share!.x > text!.x + text!.width]
    }
    const wide = await isBeside()
    await page.setViewportSize({ width: 1199, height: 900 })
    expect([wide, await isBeside()]).toEqual([
      [true, true],
      [false, false],
    ])
  }))
