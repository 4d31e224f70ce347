import { browserStorageItems } from '#content/privacy.ts'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { createJobsContent } from '../worlds/content.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { watchShifts } from './layout-problems.ts'

const site = provideWorkerSite(({ publish }) =>
  publish(createJobsContent([{ title: 'Cost Analyst', city: 'Dayton', state: 'Ohio' }])),
)

const visit = (browser: BrowserContextOptions, look: (page: Page) => Promise<void>) =>
  visitSite(site(), { hasAnswered: false, ...browser }, ({ page }) => look(page))

const laptop = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 360, height: 740 } }

const notice = (page: Page) => page.getByRole('region', { name: 'Your choice about cookies' })

const focusIsHidden = () => {
  const focused = document.activeElement?.getBoundingClientRect()
  const card = document.querySelector('section[data-print="hide"]')
  const over = card?.getBoundingClientRect()
  if (!focused || !over || card?.contains(document.activeElement)) return false
  return (
    focused.left >= over.left && focused.right <= over.right && focused.top >= over.top && focused.bottom <= over.bottom
  )
}

test.each([
  ['a phone', phone],
  ['a laptop', laptop],
])('[C2.4-09] on %s nothing that gets the focus is hidden behind the notice, to the end of the page', (_name, screen) =>
  visit(screen, async (page) => {
    await visitPage(page, '/careers/open')
    await notice(page).waitFor()
    const hidden: string[] = []
    for (let stop = 0; stop < 90; stop += 1) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(focusIsHidden))
        hidden.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
    }
    expect(hidden).toEqual([])
  }),
)

test('the notice shifts nothing and takes the focus from nobody', () =>
  visitSite(site(), { hasAnswered: false, ...laptop }, async ({ page, claim }) => {
    // A typeface that comes late shifts lines by a fraction of a pixel, with a notice or without.
    claim('net::ERR_FAILED')
    await page.route('**/*.woff2', (route) => route.abort())
    const moved = await watchShifts(page)
    await page.goto('/home')
    await notice(page).waitFor()
    const focused = await page.evaluate(() => document.activeElement?.tagName)
    expect([focused, await moved.shifts()]).toEqual(['BODY', []])
  }))

test.each([360, 768, 1280, 1920])(
  '[C2.4-09][C4.2-06] at %i px the notice lies along the bottom edge, with its answers at the right end',
  (width) =>
    visit({ viewport: { width, height: 800 } }, async (page) => {
      await visitPage(page, '/home')
      await notice(page).waitFor()
      const place = await notice(page).boundingBox()
      const words = await notice(page).locator('p').last().boundingBox()
      const last = await notice(page).getByRole('button').last().boundingBox()
      if (!words || !last) throw new Error('The notice has no words, or no answers.')
      expect([place && [place.x, place.width, place.y + place.height], width - (last.x + last.width)]).toEqual([
        [0, width, 800],
        words.x,
      ])
    }),
)

test.each([
  [360, 84],
  [600, 64],
  [768, 64],
  [1280, 64],
  [1920, 64],
])('[C2.4-09] at %i px the notice is a line of at most %i px below the end of the page', (width, most) =>
  visit({ viewport: { width, height: 800 } }, async (page) => {
    await visitPage(page, '/legal')
    await notice(page).waitFor()
    const last = page.getByRole('contentinfo').getByText('A fictional firm')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const [line, over] = [await last.boundingBox(), await notice(page).boundingBox()]
    if (!line || !over) throw new Error('The page has no last line, or no notice.')
    const room = over.y - (line.y + line.height)
    expect([over.height <= most, over.width, room >= 0, room < 60]).toEqual([true, width, true, true])
  }),
)

test('the last of the filters stands above the notice', () =>
  visit(laptop, async (page) => {
    await visitPage(page, '/careers/open')
    await notice(page).waitFor()
    const filters = page.getByRole('search')
    const place = await filters.evaluate((column) => {
      document.getElementById('main')?.scrollIntoView({ behavior: 'instant' })
      scrollBy({ top: 400, behavior: 'instant' })
      return column.getBoundingClientRect().bottom
    })
    expect(place).toBeLessThanOrEqual((await notice(page).boundingBox())?.y ?? NaN)
  }))

test('who answers with the keyboard goes on at the page', () =>
  visit(laptop, async (page) => {
    await visitPage(page, '/home')
    await notice(page).getByRole('button', { name: 'Disable All' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Your choice is saved.' }).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  }))

test('[C2.3-12] who closes the preferences finds the focus where they were opened', () =>
  visit(laptop, async (page) => {
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await visitPage(page, '/home')
    await notice(page).getByRole('button', { name: 'Manage Preferences' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(focused).toBe('Manage Preferences')
    await page.getByRole('button', { name: 'Manage Cookies' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(focused).toBe('Manage Cookies')
  }))

const openTitles = (page: Page) => page.locator('main details[open] > summary').allInnerTexts()

test('[C2.1-28] a fragment opens its panel without any script', () =>
  visit({ ...laptop, javaScriptEnabled: false }, async (page) => {
    await page.goto('/privacy#ccpa')
    expect(await openTitles(page)).toEqual(['California privacy rights (CCPA)'])
  }))

test('[C2.3-12] without any script the footer leads to what tells how to delete the cookie', () =>
  visit({ ...laptop, javaScriptEnabled: false }, async (page) => {
    await page.goto('/home')
    await page.getByRole('link', { name: 'Manage Cookies' }).click()
    await page.waitForURL(/\/privacy#cookies$/)
    expect([await openTitles(page), await page.getByText('You can delete all of it').isVisible()]).toEqual([
      ['Cookies'],
      true,
    ])
  }))

test('[C2.12-32] paper shows every panel', () =>
  visit(laptop, async (page) => {
    await visitPage(page, '/privacy')
    await page.emulateMedia({ media: 'print' })
    const heights = await page
      .locator('main details > div')
      .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().height > 40))
    expect(heights).toEqual([true, true, true, true, true, true, true, true])
  }))

test('[C4.2-15][C3.8-08] the policy names all that a visit leaves in the browser, and the cookie lives 180 days', () =>
  visit(laptop, async (page) => {
    await visitPage(page, '/careers/open')
    await notice(page).getByRole('button', { name: 'Allow All' }).click()
    await page.getByRole('list', { name: 'Jobs', exact: true }).getByRole('button').first().click()
    await page.getByRole('list', { name: 'Jobs', exact: true }).getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: 'Cost Analyst' }).waitFor()
    await visitPage(page, '/privacy')
    const cookies = await page.context().cookies()
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    const named = new Set<string>(browserStorageItems.map(({ name }) => name))
    expect([...cookies.map(({ name }) => name), ...stored].filter((name) => !named.has(name))).toEqual([])
    expect(cookies.map(({ expires }) => Math.round((expires - Date.now() / 1000) / 86_400))).toEqual([180])
    expect(stored).toContain('saved_jobs')
  }))

test('[C4.2-03] the site says where browsers look that it follows the privacy signal', () =>
  visit(laptop, async (page) => {
    const answer = await page.request.get('/.well-known/gpc.json')
    expect([answer.status(), await answer.json()]).toEqual([200, { gpc: true, lastUpdate: '2023-09-06' }])
  }))
