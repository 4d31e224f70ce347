import { sampleContent } from '#content/sample-content.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSettings } from '../accessibility/browser.ts'
import { sampleEachKind } from '../harness/sampling.ts'
import { visitPage } from '../worlds/browser-visit.ts'
import { pairwise } from './pairwise.ts'
import { largeSettings, settingFactors, applySettings, type Settings } from './display-settings.ts'
import { listHorizontalOverflow } from './layout-problems.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const unknown = '/nowhere'
const dialog = 'the dialog of the settings'
const places = [
  '/home',
  '/careers/open',
  '/careers',
  '/about-us',
  '/contact',
  '/privacy',
  '/accessibility',
  unknown,
  dialog,
] as const

const smallest = 320
const larger = [768, 940, 1200]
const fonts = ['serif', 'sansSerif', 'dyslexic']

const combinations = pairwise({ place: places, ...settingFactors })

const site = provideWorkerSite(({ publish }) => publish(sampleContent(Date.now())))

async function tooWide(page: Page, width: number, given: ReadonlyArray<Settings>) {
  await page.setViewportSize({ width, height: 800 })
  const found: string[] = []
  for (const settings of given) {
    await applySettings(page, settings)
    found.push(
      ...(await listHorizontalOverflow(page)).map((fault) => `${width} px: ${fault} with ${JSON.stringify(settings)}`),
    )
  }
  return found
}

test.each(sampleEachKind(places, { getName: (place) => place, share: 1 / 3, screen: import.meta.filename }))(
  '[C4.3-05][C4.3-06][C4.3-07] %s does not scroll sideways, whatever is set',
  (place) =>
    visitSite(
      site(),
      { viewport: { width: smallest, height: 800 }, reducedMotion: 'no-preference' },
      async ({ page, claim }) => {
        if (place === unknown) claim(`404 (Not Found) ${site().address}${unknown}`)
        await visitPage(page, place === dialog ? '/home' : place)
        if (place === dialog) await openSettings(page)
        const settings = combinations.filter((each) => each.place === place).map(({ place: _, ...rest }) => rest)
        const found = await tooWide(page, smallest, [
          {},
          ...fonts.map((font) => ({ ...largeSettings, font })),
          ...settings,
        ])
        for (const width of larger) found.push(...(await tooWide(page, width, [largeSettings])))
        expect(found).toEqual([])
      },
    ),
)
