import { sampleContent } from '#content/sample-content.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(sampleContent(Date.now())))

const phone = { viewport: { width: 360, height: 740 } }

const isWhole = (field: Element) => {
  const { font, letterSpacing, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
  const pen = document.createElement('canvas').getContext('2d')
  if (!(field instanceof HTMLInputElement) || !pen) return null
  Object.assign(pen, { font, letterSpacing })
  const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  return pen.measureText(field.placeholder).width <= room
}

test.each([320, 360, 768])('[C2.6-02] at %i px what the search of the home page asks for is read whole', (width) =>
  visitSite(site(), { viewport: { width, height: 740 } }, async ({ page }) => {
    await visitPage(page, '/home')
    const field = page.getByRole('searchbox', { name: 'Search Careers, News, Events' })
    expect(await field.evaluate(isWhole)).toBe(true)
  }),
)

const findTop = async (page: Page, name: string) =>
  (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? Number.NaN

test('on a phone a job says what it is before its details, and how to apply for it', () =>
  visitSite(site(), phone, async ({ page }) => {
    await visitPage(page, '/careers/open')
    await page.getByRole('list', { name: 'Jobs', exact: true }).getByRole('link').first().click()
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    const details = await page.getByRole('complementary', { name: 'About this position' }).boundingBox()
    const [overview, next] = [await findTop(page, 'Overview'), await findTop(page, 'Responsibilities')]
    expect([overview < 740, overview < (details?.y ?? 0), (details?.y ?? 0) < next]).toEqual([true, true, true])
    const words = await page.getByText('A resume is enough. The form can wait.').boundingBox()
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(740)
  }))

test('the places of careers home open above their box where the window ends below it', () =>
  visitSite(site(), { ...phone, hasAnswered: false }, async ({ page }) => {
    await visitPage(page, '/careers')
    const box = page.getByRole('combobox', { name: 'Location' })
    await box.waitFor()
    const whole = async (block: 'start' | 'end') => {
      await box.evaluate((field, at) => field.scrollIntoView({ block: at, behavior: 'instant' }), block)
      await box.fill('virg')
      const first = page.getByRole('option', { name: 'Virginia', exact: true })
      await first.waitFor()
      const [field, list] = [
        await box.boundingBox(),
        await page.getByRole('listbox', { name: 'Location' }).boundingBox(),
      ]
      await box.fill('')
      await page.keyboard.press('Escape')
      return (list?.y ?? 0) < (field?.y ?? 0) ? 'above' : 'below'
    }
    expect([await whole('end'), await whole('start')]).toEqual(['above', 'below'])
  }))

test('[J2.2-10] before any script runs the list of places has the states, which find their jobs', () =>
  visitSite(site(), { javaScriptEnabled: false }, async ({ page }) => {
    await page.goto('/careers')
    await page.getByRole('combobox', { name: 'Location' }).selectOption({ label: 'Virginia' })
    await page.getByRole('button', { name: 'Search All Careers' }).click()
    await page.waitForURL(/\/careers\/open/)
    expect(await page.getByRole('checkbox', { name: /^Virginia/ }).isChecked()).toBe(true)
  }))
