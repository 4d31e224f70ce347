import { sampleContent } from '#content/sample-content.ts'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyLook, showLook } from './every-look.ts'
import type { Look } from './looks.ts'
import { openSite, type OpenSite } from './open-site.ts'

const widths = [320, 768, 1280]

const ruleSets = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'section508', 'TTv5', 'best-practice']

let site: OpenSite

beforeAll(async () => {
  site = await openSite()
  await site.publish(sampleContent(Date.now()))
}, 60_000)

afterAll(() => site.close())

async function objections(page: Page, { exempt = {} }: Look) {
  const axe = new AxeBuilder({ page }).withTags(ruleSets).disableRules(Object.keys(exempt))
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const everyVisit = everyLook.flatMap((look) =>
  widths
    .filter((width) => !look.widths || look.widths.some((wide) => Math.abs(wide - width) < 100))
    .map((width) => [look.name, width, look] as const),
)

test.each(everyVisit)(
  '%s at %d px has nothing that axe objects to and does not scroll sideways',
  async (_name, width, look) => {
    const { page, leave } = await showLook(site, look, width)
    const found = await objections(page, look)
    const overflow = await overflowOf(page)
    await leave()
    expect({ found, overflow }).toEqual({ found: [], overflow: 0 })
  },
)
