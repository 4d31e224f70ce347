import { expect, test } from 'vitest'
import { accessibilityLooks } from './accessibility.looks.ts'
import { axeWidths, faultsOf, rulesOfLayout, testWithAxe } from './axe.ts'
import { arriveAt } from '../worlds/browser-visit.ts'
import { prepareForLooks } from './every-look.ts'
import { pairwise } from './pairwise.ts'
import { settingFactors, showWith } from './settings-in-pairs.ts'
import { siteOfWorker } from '../worlds/site-of-worker.ts'
import { visitSite } from '../worlds/visit-site.ts'

const site = siteOfWorker(prepareForLooks)

testWithAxe(site, accessibilityLooks, import.meta.filename)

const combinations = pairwise({ width: axeWidths, ...settingFactors })

test.each(axeWidths)(
  'at %d px axe does not object to how home is laid out and coloured, nor does it scroll sideways, whatever is set',
  (width) =>
    visitSite(site(), { viewport: { width, height: 800 }, reducedMotion: 'no-preference' }, async ({ page }) => {
      await arriveAt(page, '/home')
      const found: string[] = []
      for (const { width: _, ...settings } of combinations.filter((each) => each.width === width)) {
        await showWith(page, settings)
        found.push(
          ...(await faultsOf(page, rulesOfLayout())).map((fault) => `${fault} with ${JSON.stringify(settings)}`),
        )
      }
      expect(found).toEqual([])
    }),
)
