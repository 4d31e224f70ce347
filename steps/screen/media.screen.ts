import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const day = (value: string) => ({ type: 'date', value: `${value}T00:00:00.000` })

const createNews = (NewsType: string, stem: string, count: number, first: number) =>
  Array.from({ length: count }, (_, index) => ({
    CompanyNews_ID: String(first + index),
    Title: `${stem} ${index + 1}`,
    ShortDescription: 'What happened, in a sentence that is long enough for two lines on a page of this width.',
    NewsType,
    PublishedDate: day(`2026-03-${String(28 - index).padStart(2, '0')}`),
    Source: 'The Ledger',
    SourceURL: 'https://ledger.example/a',
  }))

const events = Array.from({ length: 9 }, (_, index) => ({
  CompanyEvent_ID: String(index + 1),
  Title: `Event ${index + 1}`,
  StartDate: day(`${2100 - index * 20}-05-04`),
  Location: 'Dayton',
  WebsiteImageURL: index % 2 === 0 ? '/favicon.svg' : null,
}))

const site = provideWorkerSite(({ publish }) =>
  publish({
    CompanyNews: [...createNews('Company News', 'News', 9, 1), ...createNews('External Article', 'Article', 6, 100)],
    CompanyEvent: events,
  }),
)

const visit = (address: string, look: (page: Page) => Promise<void>) =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page }) => {
    await visitPage(page, address)
    await look(page)
  })

const createTitlesReader = (page: Page, list: string) => () =>
  page.locator(`#${list.toLowerCase()}`).getByRole('listitem').getByRole('heading').allInnerTexts()

test('[C2.13-02][C2.13-03] four news stand in two columns of two', () =>
  visit('/media', async (page) => {
    const boxes = await page
      .getByRole('list', { name: 'News', exact: true })
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()).map(({ x, y }) => ({ x, y })))
    const [first, second, third, fourth] = boxes
    expect(boxes).toHaveLength(4)
    expect([first?.y, third?.y, first?.x, second?.x]).toEqual([second?.y, fourth?.y, third?.x, fourth?.x])
    expect([second!.x > first!.x, third!.y > first!.y]).toEqual([true, true])
  }))

const numbered = (stem: string, ...numbers: number[]) => numbers.map((number) => `${stem} ${number}`)

test.each([
  ['News', numbered('News', 1, 2, 3, 4), numbered('News', 9)],
  ['Events', numbered('Event', 4, 3, 2, 1), numbered('Event', 9)],
  ['Articles', numbered('Article', 1, 2, 3, 4), numbered('Article', 5, 6)],
])(
  '[C2.13-02][C2.13-05][C2.13-07][C2.13-11] %s are turned to their last page and back to their first',
  (list, first, last) =>
    visit('/media', async (page) => {
      const pager = page.getByRole('navigation', { name: `${list} pages` })
      await expect.poll(createTitlesReader(page, list)).toEqual(first)
      await pager.getByRole('link', { name: 'Last page' }).click()
      await expect.poll(createTitlesReader(page, list)).toEqual(last)
      await pager.getByRole('link', { name: 'First page' }).click()
      await expect.poll(createTitlesReader(page, list)).toEqual(first)
    }),
)

test('a list is turned without turning another, and the way back undoes it', () =>
  visit('/media', async (page) => {
    const turn = (list: string) =>
      page
        .getByRole('navigation', { name: `${list} pages` })
        .getByRole('link', { name: 'Next page' })
        .click()
    await turn('News')
    await turn('Articles')
    await expect.poll(createTitlesReader(page, 'News')).toEqual(numbered('News', 5, 6, 7, 8))
    await expect.poll(createTitlesReader(page, 'Articles')).toEqual(numbered('Article', 5, 6))
    await expect.poll(createTitlesReader(page, 'Events')).toEqual(numbered('Event', 4, 3, 2, 1))
    await page.goBack()
    await expect.poll(createTitlesReader(page, 'Articles')).toEqual(numbered('Article', 1, 2, 3, 4))
    await expect.poll(createTitlesReader(page, 'News')).toEqual(numbered('News', 5, 6, 7, 8))
  }))

test('[C2.13-25][C2.13-26] cards of events that are over are grey, and no others', () =>
  visit('/media?events=1', async (page) => {
    const filters = await page
      .getByRole('list', { name: 'Events', exact: true })
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).filter))
    // 2040, 2060, 2080 and 2100 are to come; the next page begins with 2020.
    expect(filters).toEqual(['none', 'none', 'none', 'none'])
    await page.getByRole('navigation', { name: 'Events pages' }).getByRole('link', { name: 'Next page' }).click()
    await expect.poll(createTitlesReader(page, 'Events')).toEqual(numbered('Event', 5, 6, 7, 8))
    const over = await page
      .getByRole('list', { name: 'Past events', exact: true })
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).filter))
    expect(over).toEqual(Array.from({ length: 4 }, () => 'grayscale(1)'))
  }))

const colourfulness = (colour: string) => {
  const parts = (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)
  return Math.max(...parts) - Math.min(...parts)
}

const readBannerStyle = (page: Page) =>
  page
    .getByRole('main')
    .locator('img[data-behind-text], svg[aria-label*="among the months"]')
    .evaluate((picture) => ({
      filter: getComputedStyle(picture).filter,
      behind: getComputedStyle(picture.closest('main > :first-child')!).backgroundColor,
    }))

test.each([
  ['drawn', 8],
  ['its own picture', 9],
])('[C2.14-02] the banner of an event that is over, %s, is in grayscale on a grey ground', (_, id) =>
  visit(`/media/event/${id}`, async (page) => {
    const { filter, behind } = await readBannerStyle(page)
    expect([filter, colourfulness(behind) <= 6]).toEqual(['grayscale(1)', true])
  }),
)

test.each([
  ['drawn', 2],
  ['its own picture', 1],
])('[C2.14-02] the banner of an event that is to come, %s, has its colours', (_, id) =>
  visit(`/media/event/${id}`, async (page) => {
    const { filter, behind } = await readBannerStyle(page)
    expect([filter, colourfulness(behind) > 20]).toEqual(['none', true])
  }),
)
