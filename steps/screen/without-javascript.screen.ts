import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createJobsContent } from '../worlds/content.ts'
import { listedTitles, openCategories } from '../job-search/page.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const analysts = Array.from({ length: 12 }, (_, index) => ({
  title: `Analyst ${index + 1}`,
  city: 'Dayton',
  state: 'Ohio',
}))

const site = provideWorkerSite(({ publish }) =>
  publish(
    createJobsContent([
      { title: 'Software Tester', categories: 'Software', city: 'Seaside', state: 'California' },
      ...analysts,
    ]),
  ),
)

const visit = (address: string, look: (page: Page) => Promise<void>) =>
  visitSite(site(), { javaScriptEnabled: false }, async ({ page }) => {
    await page.goto(address)
    await look(page)
  })

test('without JavaScript the keyword is searched by the form', () =>
  visit('/careers/open', async (page) => {
    await page.getByRole('searchbox', { name: 'Keyword' }).fill('software tester')
    await page.keyboard.press('Enter')
    await page.waitForURL(/search=software/)
    await expect.poll(() => listedTitles(page)).toEqual(['Software Tester'])
  }))

test('without JavaScript a filter is applied by its button and removed by its chip', () =>
  visit('/careers/open', async (page) => {
    await openCategories(page)
    await page.getByRole('checkbox', { name: /^Software/ }).check()
    await page.getByRole('button', { name: 'Show jobs' }).click()
    await expect.poll(() => listedTitles(page)).toEqual(['Software Tester'])
    await page.getByRole('link', { name: 'Remove Software' }).click()
    await expect.poll(async () => (await listedTitles(page)).length).toEqual(10)
  }))

test('without JavaScript pages are turned and jobs opened by links', () =>
  visit('/careers/open', async (page) => {
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect.poll(() => listedTitles(page)).toEqual(['Analyst 10', 'Analyst 11', 'Analyst 12'])
    await page.getByRole('link', { name: 'Analyst 12' }).click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toEqual('Analyst 12')
  }))

test('without JavaScript the menus open and lead on', () =>
  visit('/home', async (page) => {
    await page.getByRole('navigation', { name: 'Main' }).getByText('Careers', { exact: true }).last().click()
    await page.getByRole('link', { name: 'Current Opportunities' }).last().click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toEqual('Current Opportunities')
  }))

test.each(['/contact', '/contracts/small-business/profile-form'])(
  'without JavaScript the form at %s says that it cannot be sent, and whom to call, and loses nothing',
  (address) =>
    visit(address, async (page) => {
      // Playwright reads no text inside of this element, whether it shows or not.
      const notice = page.locator('form noscript p')
      await notice.waitFor()
      expect(await notice.innerText()).toContain(
        'Sending this form needs JavaScript. Please call or write to us instead.',
      )
      expect(await page.getByRole('main').locator('a[href^="tel:"]').first().isVisible()).toBe(true)
      const email = page.getByRole('textbox', { name: /^Email/ })
      await email.fill('ada@engine.example')
      await email.press('Enter')
      expect([new URL(page.url()).pathname + new URL(page.url()).search, await email.inputValue()]).toEqual([
        address,
        'ada@engine.example',
      ])
    }),
)

test('without JavaScript no button stands that does nothing', async () => {
  const dead: string[] = []
  for (const address of ['/home', '/careers/open', '/careers/job/1', '/contact', '/account-login', '/contracts'])
    await visit(address, async (page) => {
      // The headings of a table are read, too.
      const buttons = page.locator('button:not([type=submit]):not(th > *)').filter({ visible: true })
      dead.push(...(await buttons.allInnerTexts()).map((words) => `${address}: ${words}`))
    })
  expect(dead).toEqual([])
})

test('[J1-19] without JavaScript the form to apply names the job, and keeps to the margins of a phone', () =>
  visitSite(site(), { javaScriptEnabled: false, viewport: { width: 360, height: 740 } }, async ({ page }) => {
    await page.goto('/account-management/apply/1')
    const form = page.locator('main noscript form')
    expect(await form.locator('h1').innerText()).toBe('Apply for Software Tester')
    const outside = await form.locator('> *, input, textarea, p').evaluateAll((parts) =>
      parts.flatMap((part) => {
        const { left, right } = part.getBoundingClientRect()
        return left < 20 || right > 340 ? [`${part.tagName} ${left} ${right}`] : []
      }),
    )
    const widths = await form
      .locator('input, textarea')
      .evaluateAll((fields) => fields.map((field) => field.clientWidth))
    expect([outside, widths.map((width) => width > 300)]).toEqual([[], [true, true, true, true]])
    expect(await page.locator('main [role="status"]').isVisible()).toBe(false)
  }))
