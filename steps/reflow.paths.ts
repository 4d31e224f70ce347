import { sampleContent } from '#content/sample-content.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { options } from './accessibility.journey.ts'
import { openSettings } from './accessibility.in-browser.ts'
import { withSettings } from './accessibility.looks.ts'
import { arriveAt } from './browser-visit.ts'
import { answerCookies } from './cookie-consent.in-browser.ts'
import { openSite, type OpenSite } from './open-site.ts'

const addresses = ['/home', '/careers/open', '/about-us', '/contact', '/privacy', '/accessibility', '/nowhere']

const large = { textSpacing: 5, lineHeight: 300, scale: 125 }

const singles = options.map(([, , setting, value]) => ({ [setting]: value }))
const together = (['serif', 'sansSerif', 'dyslexic'] as const).flatMap((font) => [
  { ...large, font },
  { ...large, font, contrast: 'highContrast', hideImages: true },
])

let site: OpenSite

beforeAll(async () => {
  site = await openSite()
  await site.publish(sampleContent(Date.now()))
})

afterAll(() => site.close())

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** The addresses that scroll sideways, with how far, in px; then the dialog, which scrolls in itself. */
async function scrolls(settings: Readonly<Record<string, unknown>>, width: number) {
  const context = await site.browser.newContext({ baseURL: site.address, viewport: { width, height: 800 } })
  await answerCookies(context, site.address)
  const page = await context.newPage()
  await withSettings(settings)(page)
  const found: string[] = []
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const overflow = await page.evaluate(sideways)
    if (overflow > 0) found.push(`${address}: ${overflow}`)
  }
  await arriveAt(page, '/home')
  await openSettings(page)
  const dialog = await page.getByRole('dialog').evaluate((box) => {
    const around = box.parentElement ?? box
    return Math.max(box.scrollWidth - box.clientWidth, around.scrollWidth - around.clientWidth)
  })
  if (dialog > 0) found.push(`dialog: ${dialog}`)
  await context.close()
  return found
}

test.each([...singles, ...together].map((settings) => [JSON.stringify(settings), settings] as const))(
  '[C4.3-05][C4.3-06][C4.3-07] with %s no page scrolls sideways at 320 px',
  async (_, settings) => {
    expect(await scrolls(settings, 320)).toEqual([])
  },
)

test.each([768, 940, 1200])('with everything large no page scrolls sideways at %d px', async (width) => {
  expect(await scrolls({ ...large, font: 'dyslexic' }, width)).toEqual([])
})
