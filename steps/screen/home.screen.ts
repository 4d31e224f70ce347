import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { countYearsSinceFounding } from '../the-firm/browser.ts'
import { createNewsContent } from '../worlds/content.ts'
import { sees } from '../harness/sees.ts'
import { provideWorkerSite, visitHome, type ScreenOptions } from '../worlds/visit-site.ts'

const { CompanyNews } = createNewsContent(['First', 'Second', 'Third', 'Fourth', 'Fifth'])

const CompanyEvent = [1, 2, 3, 4, 5].map((number) => ({
  CompanyEvent_ID: String(number),
  Title: `Event ${number}`,
  StartDate: { type: 'date', value: `209${number}-05-04T00:00:00.000` },
  Location: 'Dayton',
}))

const site = provideWorkerSite(({ publish }) =>
  publish({
    CompanyNews: CompanyNews.map((item) => ({
      ...item,
      ShortDescription: `What happened ${item.Title.toLowerCase()}.`,
    })),
    CompanyEvent,
  }),
)

const visit = (options: ScreenOptions, look: (page: Page) => Promise<void>) => visitHome(site(), options, look)

test("[C2.6-13][C2.6-15] What's New shows three news from 1200 px on and four below", () =>
  visit({ width: 1200 }, async (page) => {
    const seen = () => page.getByRole('list', { name: 'News', exact: true }).getByRole('heading').allInnerTexts()
    expect((await seen()).filter(Boolean)).toEqual(['First', 'Second', 'Third'])
    await page.setViewportSize({ width: 1199, height: 900 })
    await sees(seen, ['First', 'Second', 'Third', 'Fourth'])
  }))

test('[C2.6-05] a search for nothing leads to the search page, which shows everything and complains of nothing', () =>
  visit({ width: 1280 }, async (page) => {
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Search Careers, News, Events' })
    await field.press('Enter')
    await page.getByRole('heading', { name: 'Search', exact: true }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Event 1', exact: true }).waitFor()
    expect([new URL(page.url()).pathname, await page.getByRole('main').getByRole('alert').count()]).toEqual([
      '/search',
      0,
    ])
  }))

test('[C2.6-19] the three figures of About Us stand until they are seen, and then count', () =>
  visit({ width: 1280, isStill: false }, async (page) => {
    const about = page.getByRole('region', { name: 'About Us' })
    const figures = () =>
      about
        .locator('p > span[class]')
        .evaluateAll((found) =>
          found
            .map((figure) => Array.from(figure.children, (part) => part.textContent))
            .filter((parts) => parts.length > 0),
        )
    await expect.poll(figures).toEqual([
      [String(countYearsSinceFounding()), ''],
      ['4', ''],
      ['100', ''],
    ])
    await about.evaluate((region) => {
      const begun = new Set<Node>()
      Object.assign(globalThis, { begun })
      const note = ({ target }: MutationRecord) => {
        const figure = target instanceof Element ? target : target.parentElement
        if (figure?.ariaHidden && figure.textContent) begun.add(figure)
      }
      new MutationObserver((all) => {
        for (const change of all) note(change)
      }).observe(region, { subtree: true, childList: true, characterData: true })
    })
    await about.getByText('Years of careful counting').scrollIntoViewIfNeeded()
    const begun = () => page.evaluate(() => (globalThis as unknown as { begun: Set<Node> }).begun.size)
    await expect.poll(begun).toBe(3)
  }))

test('[C2.6-27] four events stand two to a column', () =>
  visit({ width: 1280 }, async (page) => {
    const boxes = await page
      .getByRole('region', { name: 'Company Events' })
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()).map(({ x, y }) => ({ x, y })))
    const columns = Map.groupBy(boxes, ({ x }) => x)
    expect(Array.from(columns.values(), (items) => items.length)).toEqual([2, 2])
    expect(Array.from(columns.values(), (items) => items.map(({ y }) => y))).toEqual([
      [boxes[0]!.y, boxes[2]!.y],
      [boxes[0]!.y, boxes[2]!.y],
    ])
  }))

test('[C2.6-16] a row of news shows its day, its title and what it is about', () =>
  visit({ width: 1280 }, async (page) => {
    const [row] = await page.getByRole('list', { name: 'News', exact: true }).getByRole('listitem').all()
    expect((await row!.innerText()).split('\n').filter(Boolean)).toEqual([
      'March 2, 2026',
      'First',
      'What happened first.',
    ])
  }))
