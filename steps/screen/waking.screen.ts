import { collectPath } from '#contract/visit-limits.ts'
import type { VisitEvent } from '#contract/visit-reports.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampleEachKind } from '../harness/sampling.ts'
import { pageAddress, filterBox, listedTitles, manyJobs, openCategories } from '../job-search/page.ts'
import { visitPage, arriveWithoutApplication, waitForHydration } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { waitForPrefetch, waitForIdle } from './network-idle.ts'
import { fixedAddresses } from './page-addresses.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))

const visit = (act: (page: Page) => Promise<void>, look: (page: Page) => Promise<void>) =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    const letIn = await arriveWithoutApplication(page, '/careers/open')
    await act(page)
    expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBe(undefined)
    letIn()
    await waitForHydration(page)
    await look(page)
  })

test('what was typed before the page was hydrated is kept and searched', () =>
  visit(
    (page) => page.getByRole('searchbox', { name: 'Keyword' }).pressSequentially('software tester'),
    async (page) => {
      await expect.poll(() => pageAddress(page)).toBe('/careers/open?search=software%20tester')
      await expect
        .poll(async () => [
          await page.getByRole('searchbox', { name: 'Keyword' }).inputValue(),
          (await listedTitles(page))[0],
        ])
        .toEqual(['software tester', 'Software Tester'])
    },
  ))

test('what was chosen before the page was hydrated is kept and searched', () =>
  visit(
    async (page) => {
      await openCategories(page)
      await filterBox(page, 'Software').check()
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Alphabetical')
    },
    async (page) => {
      await expect.poll(() => pageAddress(page)).toBe('/careers/open?category=software&sortby=alphabetical')
      await expect
        .poll(async () => [await filterBox(page, 'Software').isChecked(), await listedTitles(page)])
        .toEqual([true, ['Software Engineer', 'Software Tester']])
    },
  ))

test('a press that waits for the application is seen at once, and takes effect afterwards', () =>
  visit(
    async (page) => {
      const signUp = page.getByRole('button', { name: 'Sign Up' })
      await signUp.click()
      expect(await signUp.evaluate((button) => getComputedStyle(button).opacity)).toBe('0.5')
    },
    async (page) => {
      const email = page.getByRole('textbox', { name: 'Email' })
      await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
      const signUp = page.getByRole('button', { name: 'Sign Up' })
      expect(await signUp.evaluate((button) => getComputedStyle(button).opacity)).toBe('1')
    },
  ))

const visitCold = (address: string, press: (page: Page) => Promise<void>, look: (page: Page) => Promise<void>) =>
  visitSite(site(), { viewport: { width: 1280, height: 900 }, hasAnswered: false }, async ({ page, claim }) => {
    if (address === '/nowhere') claim('404')
    const letIn = await arriveWithoutApplication(page, address)
    await press(page)
    letIn()
    await waitForHydration(page)
    await look(page)
  })

const pages = [
  ...fixedAddresses.filter(({ isUnknown }) => !isUnknown).map(({ address }) => address),
  '/careers/job/1',
  '/nowhere',
].filter((address) => !/[?#]/.test(address))

test.each(sampleEachKind(pages, { getName: (address) => address, share: 1 / 3, screen: import.meta.filename }))(
  '[C4.2-12] on %s a press before waking is carried out once awake, and once',
  async (address) => {
    const counted: VisitEvent[] = []
    await visitCold(
      address,
      async (page) => {
        page.on('request', (request) => {
          if (new URL(request.url()).pathname === `/${collectPath}`) counted.push(request.postDataJSON() as VisitEvent)
        })
        await page.getByRole('button', { name: 'Allow All' }).click()
        const settings = page.getByRole('link', { name: 'Accessibility settings' })
        await settings.click()
        await settings.click()
      },
      async (page) => {
        await page.getByRole('dialog', { name: 'Accessibility' }).waitFor()
        await page.getByRole('region', { name: 'Your choice about cookies' }).waitFor({ state: 'detached' })
        expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname)
        expect(await page.getByRole('dialog').count()).toBe(1)
        expect((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual([
          'cookie_preferences=necessary|social|analytical',
        ])
        await page.waitForLoadState('networkidle')
        expect(counted.filter(({ Kind }) => Kind === 'page').length).toBe(1)
      },
    )
  },
)

test('a page that nobody touches is not hydrated, and asks the site for nothing', () =>
  visitSite(site(), { viewport: { width: 412, height: 823 }, reducedMotion: 'no-preference' }, async ({ page }) => {
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    await page.goto('/careers/open')
    await waitForPrefetch(page)
    await page.waitForLoadState('networkidle')
    await waitForIdle(page)
    const ran = await page.evaluate(() => document.documentElement.dataset['hydrated'])
    expect([ran, files.filter((file) => file.startsWith('/data/'))]).toEqual([undefined, []])
  }))

const fetchesSanitiser = async (address: string) => {
  const files: string[] = []
  await visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    page.on('request', (request) => files.push(request.url()))
    await visitPage(page, address)
  })
  return files.some((file) => file.includes('purify'))
}

test('only a page with HTML from content waits for what cleans it', async () => {
  const addresses = ['/careers/open', '/home', '/careers', '/contact?office=1', '/contracts']
  const fetching: string[] = []
  for (const address of addresses) if (await fetchesSanitiser(address)) fetching.push(address)
  expect(fetching).toEqual(['/contact?office=1', '/contracts'])
})
