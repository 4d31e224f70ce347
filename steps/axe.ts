import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { prepareForLooks, showLook } from './every-look.ts'
import type { Look } from './looks.ts'
import { siteOfWorker } from './site-of-worker.ts'

const widths = [320, 768, 1280]

const ruleSets = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'section508', 'TTv5', 'best-practice']

/** Half a megabyte of script, of which a page needs one copy: where axe is already, nothing is added. */
const addition = async (page: Page) =>
  (await page.evaluate(() => 'axe' in globalThis)) ? { page, axeSource: ';' } : { page }

async function objections(page: Page, { exempt = {} }: Look) {
  const rules = Object.fromEntries(Object.keys(exempt).map((rule) => [rule, { enabled: false }]))
  const axe = new AxeBuilder(await addition(page)).options({ resultTypes: ['violations'], rules }).withTags(ruleSets)
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

const overflowOf = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))

const exists = (look: Look, width: number) => !look.widths || look.widths.some((wide) => Math.abs(wide - width) < 100)

/** Makes a test of each look: at no width does axe find anything, nor does the page scroll sideways. */
export function testWithAxe(looks: ReadonlyArray<Look>) {
  const site = siteOfWorker(prepareForLooks)

  test.each(looks.map((look) => [look.name, look] as const))(
    '%s has nothing that axe objects to and does not scroll sideways at any width',
    async (_name, look) => {
      const [first = 0, ...others] = widths.filter((width) => exists(look, width))
      const { page, leave } = await showLook(site(), look, first)
      const found = []
      for (const width of [first, ...others]) {
        await page.setViewportSize({ width, height: 800 })
        found.push({ width, objections: await objections(page, look), overflow: await overflowOf(page) })
      }
      await leave()
      expect(found).toEqual(found.map(({ width }) => ({ width, objections: [], overflow: 0 })))
    },
  )
}
