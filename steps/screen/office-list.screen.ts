import { sampleContent } from '#content/sample-content.ts'
import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(sampleContent(Date.now())))

function measureEdge(list: Element) {
  const { top, height } = list.getBoundingClientRect()
  const edge = top + list.clientTop + list.clientHeight
  const rows = [...list.children].map((row) => row.getBoundingClientRect())
  const cut = rows.find((row) => row.top < edge && row.bottom > edge)
  const isShaded = getComputedStyle(list).backgroundAttachment.includes('local')
  const goesOn = list.scrollHeight > list.clientHeight
  return { height, goesOn, cut: cut ? Math.round(Math.min(edge - cut.top, cut.bottom - edge)) : 0, isShaded }
}

test('[C2.11-04] the list of the offices shows whole rows at every width, and that it goes on', () =>
  visitSite(site(), {}, async ({ page }) => {
    await visitPage(page, '/contact')
    const list = page.getByRole('list', { name: 'Offices', exact: true })
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await list.evaluate(measureEdge)]).toEqual([
        width,
        { height: 350, goesOn: true, cut: 0, isShaded: true },
      ])
    }
  }))
