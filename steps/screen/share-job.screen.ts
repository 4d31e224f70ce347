import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listenToPage } from '../arrival/page-reader.ts'
import { visitPage, followLink } from '../worlds/browser-visit.ts'
import { createJobsContent } from '../worlds/content.ts'
import { sees } from '../harness/sees.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) =>
  publish(createJobsContent([{ id: 'AB12', title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' }])),
)

const address = '/careers/job/AB12'

const email = (page: Page) => page.getByRole('link', { name: 'Share by email' })
const related = (page: Page) => page.getByRole('button', { name: 'Get notified of similar jobs' })
const openers = { email, related }
const field = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Email' })
const waitForClose = (page: Page) => page.getByRole('dialog').waitFor({ state: 'hidden' })

const visit = (width: number, look: (page: Page) => Promise<void>) =>
  visitSite(site(), { viewport: { width, height: 800 } }, async ({ page }) => {
    await visitPage(page, address)
    await look(page)
  })

const kinds = Object.keys(openers) as ReadonlyArray<keyof typeof openers>

const measureDialogWidths = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const room = dialog.parentElement?.clientWidth ?? 0
    return [dialog.getBoundingClientRect().width, room] as const
  })

test.each(kinds.flatMap((kind) => [360, 460, 500, 768, 1280].map((width) => [kind, width] as const)))(
  '[J2.5-55][C9-12] the dialog %s at %i px is min(96vw, 450px) to 535 px wide',
  (kind, width) =>
    visit(width, async (page) => {
      await openers[kind](page).click()
      await field(page).waitFor()
      const [wide, room] = await measureDialogWidths(page)
      const offered = room - 0.04 * width
      expect(wide).toBeCloseTo(Math.min(offered, 535), 0)
      expect(wide).toBeGreaterThanOrEqual(Math.floor(Math.min(offered, 450)))
      expect(room).toBeGreaterThan(width - 20)
    }),
)

const closeMethods: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  Cancel: (page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click(),
  Close: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
}

test.each(kinds.flatMap((kind) => Object.keys(closeMethods).map((way) => [kind, way] as const)))(
  'the dialog %s takes the focus, and gives it back by %s',
  (kind, way) =>
    visit(768, async (page) => {
      const focused = (part: typeof email) => () => part(page).and(page.locator(':focus')).count()
      await openers[kind](page).press('Enter')
      await expect.poll(focused(field)).toBe(1)
      await closeMethods[way]?.(page)
      await waitForClose(page)
      await expect.poll(focused(openers[kind])).toBe(1)
    }),
)

test('[J5-04] what is refused has the focus, and is described by what is wrong', () =>
  visit(360, async (page) => {
    await related(page).click()
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect.poll(() => field(page).and(page.locator(':focus')).count()).toBe(1)
    const described = await field(page).getAttribute('aria-describedby')
    expect([
      await field(page).getAttribute('aria-invalid'),
      await page.locator(`[id="${described}"]`).innerText(),
      await page.getByRole('dialog').locator('[data-trouble]').innerText(),
    ]).toEqual(['true', 'Please enter your email', 'Nothing was sent yet.'])
  }))

test('who presses Enter in the field hears that nothing was sent, though the focus is there already', () =>
  visit(360, async (page) => {
    await related(page).click()
    await expect.poll(() => field(page).and(page.locator(':focus')).count()).toBe(1)
    const hear = await listenToPage(page)
    await field(page).press('Enter')
    await sees(hear, ['said: Nothing was sent yet.'])
  }))

test('[J2.5-50][J2.5-53][J2.5-54][J2.5-56] each control opens its own dialog, which names the job', () =>
  visit(1280, async (page) => {
    const said: string[] = []
    for (const kind of kinds) {
      await openers[kind](page).click()
      said.push(await page.getByRole('dialog').getByRole('paragraph').first().innerText())
      await page.keyboard.press('Escape')
      await waitForClose(page)
    }
    expect(said).toEqual([
      'We email “Cost Analyst” to this address, yours or a friend’s.',
      'We email you when jobs like “Cost Analyst” open. A link in each email ends it.',
    ])
  }))

const stubSharing = (page: Page, refuses: boolean) =>
  page.evaluate((isRefused) => {
    const sharedData: unknown[] = []
    const take = async (what: unknown) => {
      sharedData.push(what)
    }
    const writeText = isRefused ? () => Promise.reject(new DOMException('no', 'NotAllowedError')) : take
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    Object.assign(navigator, { share: take })
    Object.assign(window, { sharedData })
  }, refuses)

const readSharedItems = (page: Page) => page.evaluate(() => (window as unknown as { sharedData: unknown[] }).sharedData)

const copy = (page: Page) => page.getByRole('button', { name: 'Copy link', exact: true })

test('the link is copied and says so each time, goes by the device where it can, and is shown where the clipboard refuses', () =>
  visit(360, async (page) => {
    const whole = `${site().address}${address}`
    const row = page.getByRole('region', { name: 'Share this job' })
    expect(await row.getByRole('button', { name: 'Share with another app' }).count()).toBe(0)
    await stubSharing(page, false)
    await followLink(page, '/careers/open')
    await page.getByRole('heading', { level: 1, name: 'Current Opportunities' }).waitFor()
    await followLink(page, address)
    await copy(page).waitFor()
    const heard = await listenToPage(page)
    await copy(page).click()
    await row.getByText('Link copied', { exact: true }).waitFor()
    await copy(page).click()
    await row.getByRole('button', { name: 'Share with another app' }).click()
    await sees(() => readSharedItems(page), [whole, whole, { title: 'Cost Analyst', url: whole }])
    await sees(async () => (await heard()).filter((line) => line === 'said: Link copied').length, 2)
    await stubSharing(page, true)
    await copy(page).click()
    await row.getByText('The link could not be copied. Copy it here:', { exact: true }).waitFor()
    await sees(() => page.evaluate(() => getSelection()?.toString()), whole)
  }))

test('[J2.5-48] without JavaScript a mail program takes the job', () =>
  visitSite(site(), { javaScriptEnabled: false }, async ({ page }) => {
    await page.goto(address)
    const opener = email(page)
    const attributes = ['href', 'aria-haspopup', 'target'].map((name) => opener.getAttribute(name))
    expect(await Promise.all(attributes)).toEqual([
      expect.stringMatching(/^mailto:\?subject=Cost%20Analyst&body=/),
      null,
      null,
    ])
    expect(await copy(page).count()).toBe(0)
  }))
