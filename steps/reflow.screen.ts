import { sampleContent } from '#content/sample-content.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { options } from './accessibility.journey.ts'
import { openSettings } from './accessibility.in-browser.ts'
import { arriveAt } from './browser-visit.ts'
import { openPage } from './open-page.ts'
import { siteOfWorker } from './site-of-worker.ts'

const unknown = '/nowhere'

type Settings = Readonly<Record<string, unknown>>

const large = { textSpacing: 5, lineHeight: 300, scale: 125 }

const everySettings: ReadonlyArray<Settings> = [
  {},
  ...options.map(([, , setting, value]) => ({ [setting]: value })),
  ...(['serif', 'sansSerif', 'dyslexic'] as const).flatMap((font) => [
    { ...large, font },
    { ...large, font, contrast: 'highContrast', hideImages: true },
  ]),
]

const site = siteOfWorker(({ publish }) => publish(sampleContent(Date.now())))

async function visit(address: string, width: number) {
  const { page, claim, leave } = await openPage(site(), { viewport: { width, height: 800 } })
  if (address === unknown) claim(`404 (Not Found) ${site().address}${address}`)
  await arriveAt(page, address)
  return { page, leave }
}

/** Runs in the page: writes the settings where the first paint writes them, and waits for their typeface. */
async function take(settings: Settings) {
  const { dataset } = document.documentElement
  for (const name of Object.keys(dataset)) if (name !== 'alive') delete dataset[name]
  for (const [name, value] of Object.entries(settings)) dataset[name] = String(value)
  // Only what is laid out asks for its typeface.
  document.body.getBoundingClientRect()
  await document.fonts.ready
}

/** Runs in the page: by how many px the page, or what stands in an open dialog, is wider than its place. */
function sideways() {
  const dialog = document.querySelector('[role=dialog]')
  const boxes = dialog ? [dialog, dialog.parentElement ?? dialog] : [document.documentElement]
  return Math.max(0, ...boxes.map((box) => box.scrollWidth - box.clientWidth))
}

/** The settings under which something is too wide, with by how much. */
async function tooWide(page: Page, given: ReadonlyArray<Settings>) {
  const found: string[] = []
  for (const settings of given) {
    await page.evaluate(take, settings)
    const overflow = await page.evaluate(sideways)
    if (overflow > 0) found.push(`${JSON.stringify(settings)}: ${overflow} px`)
  }
  return found
}

const addresses = ['/home', '/careers/open', '/careers', '/about-us', '/contact', '/privacy', '/accessibility', unknown]

test.each(addresses)(
  '[C4.3-05][C4.3-06][C4.3-07] %s does not scroll sideways at 320 px, whatever is set',
  async (address) => {
    const { page, leave } = await visit(address, 320)
    expect(await tooWide(page, everySettings)).toEqual([])
    await leave()
  },
)

test('[C4.3-05][C4.3-06][C4.3-07] the settings do not scroll sideways at 320 px, whatever is set', async () => {
  const { page, leave } = await visit('/home', 320)
  await openSettings(page)
  expect(await tooWide(page, everySettings)).toEqual([])
  await leave()
})

test.each([768, 940, 1200])('with everything large no page scrolls sideways at %d px', async (width) => {
  for (const address of addresses) {
    const { page, leave } = await visit(address, width)
    expect([address, await tooWide(page, [{ ...large, font: 'dyslexic' }])]).toEqual([address, []])
    await leave()
  }
  const { page, leave } = await visit('/home', width)
  await openSettings(page)
  expect(await tooWide(page, [{ ...large, font: 'dyslexic' }])).toEqual([])
  await leave()
})
