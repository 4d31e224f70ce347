import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { pageAddress, filterBox, jobList, listedTitles, manyJobs, openCategories } from '../job-search/page.ts'
import { sees } from '../harness/sees.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))

const visit = (address: string, [width, height]: readonly [number, number], look: (page: Page) => Promise<void>) =>
  visitSite(site(), { viewport: { width, height } }, async ({ page }) => {
    await visitPage(page, address)
    await look(page)
  })

const laptop = [1280, 800] as const
const phone = [360, 740] as const

const countFullyVisibleJobs = (page: Page) =>
  page.evaluate(() => {
    const notice = document.querySelector('section[data-print="hide"]')
    const floor = notice?.getBoundingClientRect().top ?? innerHeight
    const jobs = [...document.querySelectorAll('ol[aria-label="Jobs"] > li')].map((job) => job.getBoundingClientRect())
    return jobs.filter(({ top, bottom }) => top >= 0 && bottom <= floor).length
  })

const hasFocus = (page: Page, words: string) =>
  sees(() => page.evaluate(() => document.activeElement?.textContent), words)

const column = (page: Page) =>
  page.evaluate(() => {
    const { top = NaN, bottom = NaN } = document.querySelector('form[role=search]')?.getBoundingClientRect() ?? {}
    return { top, bottom }
  })

test('a laptop shows eight jobs whole, and keeps the filters in sight while the page scrolls', () =>
  visit('/careers/open', laptop, async (page) => {
    expect(await countFullyVisibleJobs(page)).toBeGreaterThanOrEqual(8)
    await page.mouse.move(900, 500)
    await page.mouse.wheel(0, 300)
    await sees(async () => [await page.evaluate(() => scrollY), (await column(page)).top], [300, 16])
    expect((await column(page)).bottom).toBeLessThanOrEqual(784)
    await openCategories(page)
    const before = await page.evaluate(() => scrollY)
    // Beside the groups, the longest of which scrolls by itself.
    await page.mouse.move(100, 150)
    await page.mouse.wheel(0, 300)
    const panel = page.locator('form[role=search] > details > div')
    await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await filterBox(page, 'Virginia').check()
    await sees(async () => (await listedTitles(page))[0], 'Cost Analyst')
    expect(await countFullyVisibleJobs(page)).toBeGreaterThanOrEqual(1)
  }))

test.each([
  [768, 'software'],
  [1280, 'software'],
  [1920, 'software&search=zeppelin'],
])('at %i px neither the column nor the page of ?category=%s is much longer than a window', (width, category) =>
  visit(`/careers/open?category=${category}`, [width, 800], async (page) => {
    expect((await column(page)).bottom).toBeLessThanOrEqual(1000)
    const { height = NaN } = (await page.locator('main').boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual(1400)
  }),
)

test('[J4.4-03] the cities of a state are folded until somebody opens them, or the address names some', () =>
  visit('/careers/open', laptop, async (page) => {
    const city = filterBox(page, 'Alexandria')
    await filterBox(page, 'Virginia').waitFor()
    expect(await city.count()).toBe(0)
    await page.locator('summary', { hasText: 'Cities in Virginia' }).click()
    await city.check()
    await sees(async () => pageAddress(page), '/careers/open?city=alexandria')
    await page.reload()
    await city.waitFor()
    expect([await city.isChecked(), await filterBox(page, 'Seaside').count()]).toEqual([true, 0])
  }))

test('[J2.3-14] on a phone the filters are a sheet that counts the jobs as somebody chooses', () =>
  visit('/careers/open', phone, async (page) => {
    const opener = page.locator('summary[aria-haspopup]', { hasText: /^Filters/ })
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const show = (words: string) => sheet.getByRole('button', { name: words, exact: true })
    await opener.click()
    await show('Show 41 jobs').waitFor()
    expect(await sheet.locator('details[open]').count()).toBe(0)
    await sheet.locator('summary', { hasText: /^Category/ }).click()
    await filterBox(page, 'Software').check()
    await show('Show 2 jobs').waitFor()
    await page.getByRole('status').filter({ hasText: '2 jobs' }).waitFor({ state: 'attached' })
    await sheet.getByText(/^1 of \d+ chosen$/).waitFor()
    const { y = NaN, height = NaN } = (await show('Show 2 jobs').boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(740)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await hasFocus(page, 'Filters (1 active)')
    await opener.click()
    await show('Show 2 jobs').click()
    await sheet.waitFor({ state: 'detached' })
    await sees(() => listedTitles(page), ['Software Tester', 'Software Engineer'])
  }))

test('on a phone the consent notice leaves a job whole in sight, and covers nothing that applies for one', () =>
  visitSite(site(), { hasAnswered: false, viewport: { width: 360, height: 740 } }, async ({ page }) => {
    await visitPage(page, '/careers/open')
    const notice = page.getByRole('region', { name: 'Your choice about cookies' })
    await notice.waitFor()
    const { height = NaN } = (await notice.boundingBox()) ?? {}
    expect([await countFullyVisibleJobs(page), height <= 120]).toEqual([expect.toSatisfy((jobs) => jobs >= 1), true])
    await jobList(page).getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname.startsWith('/careers/job/'))
    const apply = page.getByRole('link', { name: 'Fill out Application' })
    await apply.waitFor()
    const bar = await apply.boundingBox()
    const over = await notice.boundingBox()
    expect((bar?.y ?? NaN) + (bar?.height ?? NaN)).toBeLessThanOrEqual(over?.y ?? NaN)
  }))

test('[J4.4-17] another number of jobs at a time keeps the focus, and the jobs that are read where they are', () =>
  visit('/careers/open', laptop, async (page) => {
    const size = page.getByRole('combobox', { name: 'Jobs at a time' })
    const eighth = jobList(page).getByRole('listitem').nth(7)
    const place = async () => Math.round((await eighth.boundingBox())?.y ?? NaN)
    await size.focus()
    const before = await place()
    await size.selectOption('25')
    await sees(async () => (await listedTitles(page)).length, 25)
    await sees(place, before)
    expect(await size.evaluate((element) => element === document.activeElement)).toBe(true)
    await size.scrollIntoViewIfNeeded()
    await size.selectOption('5')
    await sees(() => countFullyVisibleJobs(page), 5)
    expect(await size.evaluate((element) => element === document.activeElement)).toBe(true)
  }))

test('the ring of the keyword goes around its magnifier, and the keyboard skips the filters', () =>
  visit('/careers/open', laptop, async (page) => {
    const keyword = page.getByRole('searchbox', { name: 'Keyword' })
    await keyword.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    const rings = await keyword.evaluate((box) =>
      [box, box.parentElement!].map((part) => getComputedStyle(part).outlineStyle),
    )
    expect(rings).toEqual(['none', 'solid'])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await hasFocus(page, 'Matching jobs')
    await page.keyboard.press('Tab')
    await hasFocus(page, 'Software Tester')
  }))

test('a keyword that finds nothing has a way out, and there is nothing to clear before something is chosen', () =>
  visit('/careers/open', laptop, async (page) => {
    const clear = page.getByRole('link', { name: 'Clear filters' })
    expect(await clear.count()).toBe(0)
    await page.getByRole('searchbox', { name: 'Keyword' }).fill('zeppelin')
    await page.getByRole('link', { name: 'Remove “zeppelin”' }).waitFor()
    await clear.waitFor()
    await page.getByRole('link', { name: 'Search without “zeppelin”' }).click()
    await sees(async () => (await listedTitles(page)).length, 10)
    expect([await clear.count(), await page.getByRole('searchbox', { name: 'Keyword' }).inputValue()]).toEqual([0, ''])
  }))
