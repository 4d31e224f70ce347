import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampleEachKind } from '../harness/sampling.ts'
import { showVisualState } from './all-visual-states.ts'
import type { VisualState } from './visual-state.ts'
import type { OpenSite } from '../worlds/open-site.ts'
import { listHorizontalOverflow } from './layout-problems.ts'
import { listSmallTargets, phoneWidth } from './touch-targets.ts'

type Rules = Parameters<AxeBuilder['options']>[0]

export const axeWidths = [1280, 768, 320] as const

const ruleSets = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'section508', 'TTv5', 'best-practice']

export const everyRule = (exempt: ReadonlyArray<string>): Rules => ({
  runOnly: { type: 'tag', values: ruleSets },
  rules: Object.fromEntries(exempt.map((rule) => [rule, { enabled: false }])),
})

/** Only these rules depend on width or settings; the others check markup, which stays the same. */
const layoutRules = ['target-size', 'color-contrast', 'scrollable-region-focusable']

export const createLayoutRules = (exempt: ReadonlyArray<string> = []): Rules => ({
  runOnly: { type: 'rule', values: layoutRules.filter((rule) => !exempt.includes(rule)) },
})

/** Axe is half a megabyte, so it is injected only once per page. */
const addition = async (page: Page) =>
  (await page.evaluate(() => 'axe' in globalThis)) ? { page, axeSource: ';' } : { page }

/** None of these rules reads the style sheets that axe would preload. */
const frugal: Rules = { resultTypes: ['violations'], preload: { assets: ['media'] } }

async function listViolations(page: Page, rules: Rules) {
  const axe = new AxeBuilder(await addition(page)).options({ ...frugal, ...rules })
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

export const listFaults = async (page: Page, rules: Rules): Promise<ReadonlyArray<string>> => [
  ...(await listViolations(page, rules)),
  ...(await listHorizontalOverflow(page)),
]

const exists = (look: VisualState, width: number) =>
  !look.widths || look.widths.some((wide) => Math.abs(wide - width) < 100)

export function testWithAxe(site: () => OpenSite, looks: ReadonlyArray<VisualState>, screen: string) {
  const sample = sampleEachKind(looks, { getName: ({ name }) => name, share: 1 / 3, screen })
  test.each(sample.map((look) => [look.name, look] as const))(
    '%s has nothing that axe objects to, does not scroll sideways at any width, and fits a finger',
    async (_name, look) => {
      const existing = axeWidths.filter((width) => exists(look, width))
      const [widest = 1280] = existing
      const { page, leave } = await showVisualState(site(), look, widest)
      const exempt = Object.keys(look.exempt ?? {})
      const found: string[] = []
      try {
        for (const width of existing) {
          await page.setViewportSize({ width, height: 800 })
          const faults = await listFaults(page, (width === widest ? everyRule : createLayoutRules)(exempt))
          found.push(...faults.map((fault) => `${width} px: ${fault}`))
        }
        if (exists(look, phoneWidth)) found.push(...(await listSmallTargets(page)))
      } finally {
        await leave()
      }
      expect(found).toEqual([])
    },
  )
}
