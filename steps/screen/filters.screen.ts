import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listenToPage } from '../arrival/page-reader.ts'
import { visitPage } from '../worlds/browser-visit.ts'
import { filterBox, listedTitles, manyJobs, openCategories } from '../job-search/page.ts'
import { sees } from '../harness/sees.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))

const visit = (address: string, width: number, look: (page: Page) => Promise<void>) =>
  visitSite(site(), { viewport: { width, height: 900 } }, async ({ page }) => {
    await visitPage(page, address)
    await look(page)
  })

const isInWindow = (found: Locator) =>
  found.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

test('[J2.3-14][J2.3-15] below 768 px the filters fold behind a panel that is closed at first, and the keyword stays', () =>
  visit('/careers/open', 767, async (page) => {
    const panel = page.locator('summary', { hasText: /^Filters$/ })
    const box = filterBox(page, 'Virginia')
    expect([
      await page.getByRole('searchbox', { name: 'Keyword' }).isVisible(),
      await panel.isVisible(),
      await box.isVisible(),
    ]).toEqual([true, true, false])
    await page.setViewportSize({ width: 768, height: 900 })
    await panel.waitFor({ state: 'hidden' })
    await page.reload()
    expect([await box.isVisible(), await panel.isVisible()]).toEqual([true, false])
  }))

test('[J2.3-16] a long list of filters is 500 px high and scrolls', () =>
  visit('/careers/open', 1280, async (page) => {
    await page.setViewportSize({ width: 1280, height: 1000 })
    await openCategories(page)
    const group = page.getByRole('group', { name: 'Category', exact: true })
    const heights = await group.evaluate((element) => [
      element.getBoundingClientRect().height,
      element.scrollHeight > element.clientHeight,
    ])
    expect(heights).toEqual([500, true])
    await group.hover()
    await page.mouse.wheel(0, 200)
    await sees(() => group.evaluate((element) => element.scrollTop), 200)
  }))

const readOrder = (groups: ReadonlyArray<Element>) =>
  groups.map((group) => [
    group.querySelector('summary > span')?.textContent,
    group.querySelector('summary > span + span')?.textContent.replaceAll(/\d+/g, 'n'),
    group instanceof HTMLDetailsElement && group.open,
  ])

test('the place comes first, and of the categories only how many there are', () =>
  visit('/careers/open?workplace=remote', 1280, async (page) => {
    const groups = page.locator('form[role=search] details:has(> div > fieldset)')
    expect(await groups.evaluateAll(readOrder)).toEqual([
      ['Location', 'n choices', true],
      ['Workplace', 'n of n chosen', true],
      ['Experience Level', 'n choices', true],
      ['Category', 'n choices', false],
    ])
  }))

test('[J4.4-03] the keyboard goes from state to state, and to the cities of one that is chosen or whose arrow key was pressed', () =>
  visit('/careers/open', 1280, async (page) => {
    const readFocus = () =>
      page.evaluate(() => {
        const { activeElement: element } = document
        return (element instanceof HTMLInputElement ? element.value : element?.textContent) ?? ''
      })
    const pressTab = async () => {
      await page.keyboard.press('Tab')
      return readFocus()
    }
    await filterBox(page, 'Virginia').focus()
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('state')
    expect(await pressTab()).toBe('virginia')
    await page.keyboard.press('Space')
    expect(await pressTab()).toBe('Cities in Virginia')
    await filterBox(page, 'Virginia').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    expect(await pressTab()).toBe('alexandria')
    await filterBox(page, 'Virginia').focus()
    await page.keyboard.press('ArrowLeft')
    await filterBox(page, 'Alexandria').waitFor({ state: 'hidden' })
  }))

test('a chip that is taken away by the keyboard leaves the focus at the results', () =>
  visit('/careers/open?category=software', 1280, async (page) => {
    const chip = page.getByRole('link', { name: 'Remove Software' })
    await chip.focus()
    await page.keyboard.press('Enter')
    await chip.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Matching jobs')
  }))

test('[J2.3-14] in a low window the sheet scrolls to its buttons, and a screen reader hears the number of jobs once', () =>
  visit('/careers/open', 360, async (page) => {
    await page.setViewportSize({ width: 360, height: 400 })
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await page.locator('summary[aria-haspopup]', { hasText: /^Filters/ }).click()
    await sheet.getByRole('button', { name: 'Show 41 jobs' }).waitFor()
    const heard = await listenToPage(page)
    const close = sheet.getByRole('button', { name: 'Close' })
    expect(await isInWindow(close)).toBe(true)
    await sheet.locator('summary', { hasText: /^Category/ }).click()
    await filterBox(page, 'Software').check()
    // A modal dialog hides what is beside it: what says the number must not be among that.
    await page.getByRole('status').filter({ hasText: '2 jobs' }).waitFor({ state: 'attached' })
    const show = sheet.getByRole('button', { name: 'Show 2 jobs' })
    await sheet.hover({ position: { x: 100, y: 100 } })
    await page.mouse.wheel(0, -5000)
    await sees(() => isInWindow(show), false)
    await show.scrollIntoViewIfNeeded()
    await sees(() => isInWindow(show), true)
    await page.mouse.wheel(0, -5000)
    await sees(() => isInWindow(close), true)
    expect((await heard()).filter((line) => line.startsWith('said: '))).toEqual(['said: 2 jobs'])
    await close.click()
    await sees(() => page.evaluate(() => document.activeElement?.textContent), 'Filters (1 active)')
  }))

test('[J2.3-14] where the file of the sheet does not come the filters open in their place', () =>
  visitSite(site(), { viewport: { width: 360, height: 740 } }, async ({ page, claim }) => {
    claim('net::ERR_INTERNET_DISCONNECTED')
    await page.route(/\/shown-dialogs-/, (route) => route.abort('internetdisconnected'))
    // It is tried once more.
    let misses = 0
    const missed = page.waitForEvent('requestfailed', (request) => {
      misses += Number(request.url().includes('/shown-dialogs-'))
      return misses === 2
    })
    await visitPage(page, '/careers/open')
    await missed
    await page.locator('summary', { hasText: /^Filters$/ }).click()
    await openCategories(page)
    await filterBox(page, 'Software').check()
    await sees(() => listedTitles(page), ['Software Tester', 'Software Engineer'])
    expect(await page.getByRole('dialog').count()).toBe(0)
  }))
