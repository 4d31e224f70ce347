import { sampleContent } from '#content/sample-content.ts'
import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type OpenSite } from './open-site.ts'

const widths = [320, 768, 1280]
const addresses = ['/home', '/careers/open', '/careers/open?search=zeppelin', '/careers/job/none', '/nowhere']

let site: OpenSite

beforeAll(async () => {
  site = await openSite()
  await site.publish(sampleContent(Date.now()))
})

afterAll(() => site.close())

const everyVisit = [...addresses, 'a job'].flatMap((address) => widths.map((width) => [address, width] as const))

test.each(everyVisit)(
  '%s at %d px has nothing that axe objects to and does not scroll sideways',
  async (address, width) => {
    const context = await site.browser.newContext({ baseURL: site.address, viewport: { width, height: 800 } })
    const page = await context.newPage()
    await page.goto(address === 'a job' ? '/careers/open' : address)
    if (address === 'a job')
      await page.getByRole('list', { name: 'Jobs', exact: true }).getByRole('link').first().click()
    await page.locator('html[data-alive]').waitFor({ state: 'attached' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    await context.close()
    expect({ found, overflow }).toEqual({ found: [], overflow: 0 })
  },
)
