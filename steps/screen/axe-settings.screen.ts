import { expect, test } from 'vitest'
import { accessibilityVisualStates } from './accessibility.looks.ts'
import { axeWidths, listFaults, createLayoutRules, testWithAxe } from './axe.ts'
import { visitPage } from '../worlds/browser-visit.ts'
import { prepareVisualStates } from './all-visual-states.ts'
import { pairwise } from './pairwise.ts'
import { settingFactors, applySettings } from './display-settings.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(prepareVisualStates)

testWithAxe(site, accessibilityVisualStates, import.meta.filename)

const combinations = pairwise({ width: axeWidths, ...settingFactors })

test.each(axeWidths)(
  'at %d px axe does not object to how home is laid out and coloured, nor does it scroll sideways, whatever is set',
  (width) =>
    visitSite(site(), { viewport: { width, height: 800 }, reducedMotion: 'no-preference' }, async ({ page }) => {
      await visitPage(page, '/home')
      const found: string[] = []
      for (const { width: _, ...settings } of combinations.filter((each) => each.width === width)) {
        await applySettings(page, settings)
        found.push(
          ...(await listFaults(page, createLayoutRules())).map((fault) => `${fault} with ${JSON.stringify(settings)}`),
        )
      }
      expect(found).toEqual([])
    }),
)
