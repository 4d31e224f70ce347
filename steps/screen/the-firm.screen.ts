import { sampleContent } from '#content/sample-content.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { putCookie } from '../cookie-consent/browser.ts'
import { visitPage } from '../worlds/browser-visit.ts'
import { countYearsSinceFounding } from '../the-firm/browser.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const figures = { employeeCount: 412, openingCount: 41, locationCount: 20, years: 999, employeeOwnedPercent: 100 }

const site = provideWorkerSite(({ publish }) => publish({ ...sampleContent(Date.now()), WebsiteStat: [figures] }))

const visit = (address: string, look: (page: Page) => Promise<void>) =>
  visitSite(site(), {}, async ({ page }) => {
    await visitPage(page, address)
    await look(page)
  })

const readMainText = async (page: Page) => (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')

test.each([
  ['/home', (age: number) => `${age} Years of careful counting`],
  ['/about-us', (age: number) => `${age} Years of careful counting`],
  ['/media', (age: number) => `Over ${age} years supporting our nation’s most critical programs`],
])('[C1-23][C1-24][J1-23] the age of the firm on %s is counted today, whatever is stored', (address, words) =>
  visit(address, async (page) => {
    const text = await readMainText(page)
    expect([text.includes(words(countYearsSinceFounding())), text.includes(words(999))]).toEqual([true, false])
  }),
)

test('[C1-01] the first page says whose the firm is, and what it does for whom', () =>
  visit('/home', async (page) => {
    const text = await readMainText(page)
    expect(
      [
        'Employee-owned cost analysis, data science and software for the people who plan, buy and maintain the nation’s ships, aircraft and satellites.',
        'Research We collect what ships, aircraft and satellites really cost',
        'Analysis What will it cost',
        'Software Some questions are asked every month.',
      ].filter((words) => !text.includes(words)),
    ).toEqual([])
    expect(text).toMatch(/100 ?% Employee-owned/)
  }))

test('[C1-12] one page presents the newest news and articles, the next event, and what the firm posts elsewhere', () =>
  visit('/media', async (page) => {
    const locateFirstHeading = (list: string) =>
      page.getByRole('list', { name: list, exact: true }).getByRole('heading').first()
    expect(
      await Promise.all(['News', 'Events', 'Articles'].map((list) => locateFirstHeading(list).innerText())),
    ).toEqual([
      'Crosscut Finds the Critical Path in Thirty Thousand Tasks',
      'Schedule Week in El Segundo',
      'What a Shipyard Forgets When It Stops',
    ])
    await putCookie(page, 'necessary|social')
    await visitPage(page, '/media')
    const frames = page.locator('#social iframe')
    await expect.poll(() => frames.count()).toBe(4)
  }))

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'

test('[C1-02] wherever the day is named on which the firm was founded it is June 3, 1973', () =>
  visit('/home', async (page) => {
    const days: string[] = []
    for (const address of ['/home', '/about-us', '/about-us/esop', '/careers', '/contracts', '/media', '/privacy']) {
      await visitPage(page, address)
      days.push(...((await readMainText(page)).match(new RegExp(`(${months}) \\d{1,2}, 1973`, 'g')) ?? []))
    }
    expect([days.length > 1, new Set(days)]).toEqual([true, new Set(['June 3, 1973'])])
    const data = await page.request.get('/home').then((answer) => answer.text())
    expect(/"foundingDate":"([^"]*)"/.exec(data)?.[1]).toBe('1973-06-03')
  }))
