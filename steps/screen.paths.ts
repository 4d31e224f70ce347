import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveAt, followLink, patience } from './browser-visit.ts'
import { contentOfJobs, contentOfNews, type JobLine } from './content-of-jobs.ts'
import { openPage } from './open-page.ts'
import { openSite, type OpenSite } from './open-site.ts'
import { previewAddress } from './preview.ts'

const near = [8, 7, 6, 5, 4, 3, 2, 1].map((number) => ({
  title: `Planner ${number}`,
  categories: number < 8 ? 'Planning' : 'Research',
  city: 'Alexandria',
  state: 'Virginia',
  summary: 'Plans yards and depots.',
}))

const jobs: JobLine[] = [
  { title: 'Software Tester', categories: 'Software', city: 'Seaside', state: 'California', summary: 'Tests tools.' },
  { title: 'Software Engineer', categories: 'Software', city: 'Seaside', state: 'California' },
  { title: 'Cost Analyst', categories: 'Research', city: 'Arlington', state: 'Virginia' },
  ...near,
  ...Array.from({ length: 30 }, (_, index) => ({ title: `Clerk ${index + 1}`, categories: `Office ${index + 1}` })),
]

let site: OpenSite

beforeAll(async () => {
  site = await openSite()
  await site.publish({
    ...contentOfJobs(jobs),
    ...contentOfNews(['First', 'Second', 'Third', 'Fourth', 'Fifth']),
    WebsiteStat: [{ employeeCount: 412, openingCount: 41, locationCount: 4, years: 53 }],
  })
})

afterAll(() => site.close())

type Look = (page: Page, claim: (text: string) => void) => Promise<void>
type Screen = { width?: number; still?: boolean }

async function visit({ width = 1280, still = false }: Screen, look: Look) {
  const { page, claim, leave } = await openPage(site, {
    viewport: { width, height: 900 },
    reducedMotion: still ? 'reduce' : 'no-preference',
  })
  page.setDefaultTimeout(patience)
  await look(page, claim)
  await leave()
}

const list = (page: Page) => page.getByRole('list', { name: 'Jobs', exact: true })
const row = (page: Page, title: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const titles = (page: Page) => list(page).getByRole('heading', { level: 3 }).allInnerTexts()
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}\\s*\\d+ jobs`) })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}

/** Reads again until what is read is what is expected. */
async function becomes<Value>(read: () => Promise<Value> | Value, expected: Value) {
  await expect.poll(read, { timeout: patience }).toEqual(expected)
}

/** Keeps the application from arriving until it is let in. */
async function holdApplication(page: Page) {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/entry-browser*', async (route) => {
    await gate.promise
    await route.continue()
  })
  return async () => {
    gate.resolve()
    await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  }
}

const isAlive = (page: Page) => page.evaluate(() => document.documentElement.dataset['alive'] === 'true')

test('[J2.3-14][J2.3-15] below 768 px the filters fold behind a panel that is closed at first, and the keyword stays', () =>
  visit({ width: 767 }, async (page) => {
    await arriveAt(page, '/careers/open')
    const panel = page.locator('summary', { hasText: /^Filters$/ })
    expect([
      await page.getByRole('searchbox', { name: 'Keyword' }).isVisible(),
      await panel.isVisible(),
      await box(page, 'Software').isVisible(),
    ]).toEqual([true, true, false])
    await panel.click()
    await box(page, 'Software').waitFor({ state: 'visible' })
    await page.setViewportSize({ width: 768, height: 900 })
    await panel.waitFor({ state: 'hidden' })
    await page.reload()
    expect([await box(page, 'Software').isVisible(), await panel.isVisible()]).toEqual([true, false])
  }))

test('[J2.3-16] a long list of filters is 500 px high and scrolls', () =>
  visit({}, async (page) => {
    await arriveAt(page, '/careers/open')
    const group = page.getByRole('group', { name: 'Category', exact: true })
    const heights = await group.evaluate((element) => [
      element.getBoundingClientRect().height,
      element.scrollHeight > element.clientHeight,
    ])
    expect(heights).toEqual([500, true])
    await group.hover()
    await page.mouse.wheel(0, 200)
    await becomes(() => group.evaluate((element) => element.scrollTop), 200)
  }))

test('[J2.4-08] a press anywhere on a card opens the job', () =>
  visit({}, async (page) => {
    await arriveAt(page, '/careers/open')
    const card = row(page, 'Software Tester')
    const places = [card.getByRole('heading'), card.getByText('Tests tools.'), card.getByText('Seaside, California')]
    const { x = 0, y = 0, height = 0 } = (await card.boundingBox()) ?? {}
    const inside = await Promise.all(places.map((place) => place.boundingBox()))
    const spots = [
      ...inside.map((place) => [place?.x ?? 0, place?.y ?? 0] as const),
      [x, y],
      [x, y + height - 6],
    ] as const
    for (const [left, top] of spots) {
      await page.mouse.click(left + 3, top + 3)
      await heading(page, 'Software Tester').waitFor()
      expect(addressOf(page)).toBe('/careers/job/1')
      await page.goBack()
      await card.waitFor()
    }
  }))

test('[J2.4-07] a press on the bookmark of a card does not open the job', () =>
  visit({}, async (page) => {
    await arriveAt(page, '/careers/open')
    await page.getByRole('button', { name: 'Save For Later: Software Tester' }).click()
    await page.getByRole('button', { name: 'Saved: Software Tester', pressed: true }).waitFor()
    expect([addressOf(page), await heading(page, 'Current Opportunities').count()]).toEqual(['/careers/open', 1])
  }))

test('[J2.4-10] the bookmark of a card is pressed and released by the keyboard', () =>
  visit({}, async (page) => {
    await arriveAt(page, '/careers/open')
    await page.getByRole('link', { name: 'Software Tester', exact: true }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Saved: Software Tester', pressed: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save For Later: Software Tester', pressed: false }).waitFor()
    expect(await page.getByRole('button', { pressed: true }).count()).toBe(0)
  }))

const back = (page: Page) => page.getByRole('link', { name: 'Back to Current Opportunities' })

test('[J2.5-37][J2.5-38] the link back of a job opened from the list goes back in history, to the filters as they were', () =>
  visit({}, async (page) => {
    await arriveAt(page, '/careers/open')
    await box(page, 'Software').check()
    await becomes(() => addressOf(page), '/careers/open?category=software')
    await page.getByRole('link', { name: 'Software Engineer', exact: true }).click()
    await heading(page, 'Software Engineer').waitFor()
    await back(page).click()
    await becomes(() => titles(page), ['Software Tester', 'Software Engineer'])
    expect([addressOf(page), await box(page, 'Software').isChecked()]).toEqual([
      '/careers/open?category=software',
      true,
    ])
    await page.goForward()
    await heading(page, 'Software Engineer').waitFor()
  }))

test('[J2.5-39] the link back of a job that the visit began with leads to the list', () =>
  visit({}, async (page) => {
    await arriveAt(page, '/careers/job/2')
    await back(page).click()
    await heading(page, 'Current Opportunities').waitFor()
    expect(addressOf(page)).toBe('/careers/open')
    await page.goBack()
    await heading(page, 'Software Engineer').waitFor()
  }))

test('[J2.5-39] the link back of a job that was opened from another job leads to the list, not to that job', () =>
  visit({}, async (page) => {
    await arriveAt(page, '/careers/open?category=software')
    await page.getByRole('link', { name: 'Software Tester', exact: true }).click()
    await page
      .getByRole('region', { name: 'Related Jobs' })
      .getByRole('link', { name: 'Software Engineer', exact: true })
      .click()
    await heading(page, 'Software Engineer').waitFor()
    await back(page).click()
    await heading(page, 'Current Opportunities').waitFor()
    expect(addressOf(page)).toBe('/careers/open')
  }))

test('[J4.8-07] the nearby jobs are sorted as the list is, start over when a filter changes, and leave the address alone', () =>
  visit({}, async (page) => {
    const nearby = page.getByRole('region', { name: 'Nearby jobs' })
    const shown = () => nearby.getByRole('listitem').getByRole('link').allInnerTexts()
    const turn = () => nearby.getByRole('link', { name: 'Next page' }).click()
    await arriveAt(page, '/careers/open?category=research&category=planning&city=arlington&sortby=alphabetical')
    await becomes(shown, ['Planner 1', 'Planner 2', 'Planner 3', 'Planner 4', 'Planner 5'])
    const address = addressOf(page)
    await turn()
    await becomes(shown, ['Planner 6', 'Planner 7', 'Planner 8'])
    expect(addressOf(page)).toBe(address)
    await box(page, 'Research').uncheck()
    await becomes(shown, ['Planner 1', 'Planner 2', 'Planner 3', 'Planner 4', 'Planner 5'])
    await turn()
    await becomes(shown, ['Planner 6', 'Planner 7'])
  }))

test('what was typed before the page came alive is kept and searched', () =>
  visit({}, async (page) => {
    const letIn = await holdApplication(page)
    await page.goto('/careers/open')
    const keyword = page.getByRole('searchbox', { name: 'Keyword' })
    await keyword.pressSequentially('software tester')
    expect(await isAlive(page)).toBe(false)
    await letIn()
    await becomes(() => addressOf(page), '/careers/open?search=software%20tester')
    expect([await keyword.inputValue(), (await titles(page))[0]]).toEqual(['software tester', 'Software Tester'])
  }))

test('what was chosen before the page came alive is kept and searched', () =>
  visit({}, async (page) => {
    const letIn = await holdApplication(page)
    await page.goto('/careers/open')
    await box(page, 'Software').check()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Alphabetical')
    expect(await isAlive(page)).toBe(false)
    await letIn()
    await becomes(() => addressOf(page), '/careers/open?category=software&sortby=alphabetical')
    expect([await box(page, 'Software').isChecked(), await titles(page)]).toEqual([
      true,
      ['Software Engineer', 'Software Tester'],
    ])
  }))

test('a press on a bookmark before the page came alive takes effect afterwards', () =>
  visit({}, async (page) => {
    const letIn = await holdApplication(page)
    await page.goto('/careers/open')
    await page.getByRole('button', { name: 'Save For Later: Software Tester', pressed: false }).click()
    expect(await isAlive(page)).toBe(false)
    await letIn()
    await page.getByRole('button', { name: 'Saved: Software Tester', pressed: true }).waitFor()
    expect(await page.getByRole('button', { pressed: true }).count()).toBe(1)
  }))

test('after a link the focus is on the heading of the new page, and the document has its title', () =>
  visit({}, async (page) => {
    await arriveAt(page, '/careers/open')
    expect(await page.title()).toBe('Current Opportunities | Tamarack Research')
    await page.getByRole('link', { name: 'Software Tester', exact: true }).click()
    await becomes(() => page.title(), 'Job Information: Software Tester, Seaside, California | Tamarack Research')
    await becomes(
      () => page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]),
      ['H1', 'Software Tester'],
    )
  }))

test('[C2.1-54][J2.1-38] after a link the new page is read from its top', () =>
  visit({}, async (page) => {
    await arriveAt(page, '/careers/open')
    const last = list(page).getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await last.click()
    await back(page).waitFor()
    await becomes(() => page.evaluate(() => scrollY), 0)
  }))

test('the Back of the browser restores the list: its keyword, its filters and its page', () =>
  visit({}, async (page) => {
    await arriveAt(page, '/careers/open?pagesize=5')
    await page.getByRole('searchbox', { name: 'Keyword' }).fill('planner')
    await box(page, 'Planning').check()
    await page.getByRole('navigation', { name: 'Pages of jobs' }).getByRole('link', { name: 'Page 2' }).click()
    await becomes(() => addressOf(page), '/careers/open?category=planning&page=1&pagesize=5&search=planner')
    const before = await titles(page)
    await list(page).getByRole('link').first().click()
    await back(page).waitFor()
    await page.goBack()
    await becomes(() => titles(page), before)
    expect([
      before.length,
      addressOf(page),
      await page.getByRole('searchbox', { name: 'Keyword' }).inputValue(),
      await box(page, 'Planning').isChecked(),
    ]).toEqual([2, '/careers/open?category=planning&page=1&pagesize=5&search=planner', 'planner', true])
  }))

const dangerous =
  '<p onclick="window.harmed=1">Count hulls</p><img src="/nothing" onerror="window.harmed=2"><script>window.harmed=3</script>'

test('[J2.5-12] the HTML of a preview runs nothing, from the server and from the page alike', () =>
  visit({}, async (page, claim) => {
    claim('404')
    // Chromium reports the handler already while it is parsed to be taken out.
    claim('Executing inline event handler')
    const address = `/careers/job/${previewAddress({ JobFunction: 'Draft', Responsibilities: dangerous } as object)}`
    const part = page.locator('section', { has: page.getByRole('heading', { name: 'Responsibilities' }) })
    const written = () => part.locator('> div').evaluateAll((parts) => parts.map((each) => each.innerHTML))
    const sent = await (await page.request.get(address)).text()
    expect([sent.includes('Count hulls'), sent.includes('harmed')]).toEqual([true, false])
    await arriveAt(page, '/home')
    await followLink(page, address)
    await becomes(written, ['<p>Count hulls</p>'])
    await part.getByText('Count hulls').click()
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  }))

test.each([
  [1200, false, 1],
  [1199, false, 0],
  [1200, true, 0],
] as const)(
  '[C2.6-01][C2.6-07] at %d px, with stillness wished %s, the films that play over the poster are %d',
  (width, still, films) =>
    visit({ width, still }, async (page) => {
      await arriveAt(page, '/home')
      expect([
        await page.locator('main video[autoplay]').count(),
        await page.locator('main picture img').first().isVisible(),
      ]).toEqual([films, true])
    }),
)

test('[C2.6-08] the film is muted, starts over at its end and stands over a poster, and all of them are there', () =>
  visit({}, async (page) => {
    await arriveAt(page, '/home')
    const film = page.locator('main video')
    const addresses = await page
      .locator('main picture source, main picture img, main video source')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('src') ?? part.getAttribute('srcset') ?? ''))
    const answers = await Promise.all(addresses.map((address) => page.request.get(address)))
    expect([
      await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop]),
      answers.map((answer) => [new URL(answer.url()).pathname, answer.status(), answer.headers()['content-type']]),
    ]).toEqual([
      [true, true],
      [
        ['/hero/poster.avif', 200, 'image/avif'],
        ['/hero/poster.jpg', 200, 'image/jpeg'],
        ['/hero/hero.webm', 200, 'video/webm'],
        ['/hero/hero.mp4', 200, 'video/mp4'],
      ],
    ])
  }))

test("[C2.6-13][C2.6-15] What's New shows three news from 1200 px on and four below", () =>
  visit({ width: 1200 }, async (page) => {
    const seen = () => page.getByRole('list', { name: 'News', exact: true }).getByRole('heading').allInnerTexts()
    await arriveAt(page, '/home')
    expect((await seen()).filter(Boolean)).toEqual(['First', 'Second', 'Third'])
    await page.setViewportSize({ width: 1199, height: 900 })
    await becomes(seen, ['First', 'Second', 'Third', 'Fourth'])
  }))

test('[C2.2-32][C2.2-33][C2.2-34][C2.2-35] below 940 px the menu folds, with one group open at a time; from 1200 px it has its full size', () =>
  visit({ width: 939 }, async (page) => {
    const menu = page.getByRole('navigation', { name: 'Main' })
    const button = menu.locator('summary', { hasText: /^Menu$/ })
    const group = (name: string) =>
      menu.locator('summary', { hasText: new RegExp(`^${name}$`) }).filter({ visible: true })
    const size = () => group('Careers').evaluate((entry) => Number.parseFloat(getComputedStyle(entry).fontSize))
    await arriveAt(page, '/home')
    await button.click()
    await group('Careers').click()
    await menu.getByRole('link', { name: 'Current Opportunities' }).waitFor({ state: 'visible' })
    await group('About Us').click()
    await menu.getByRole('link', { name: 'Media' }).waitFor({ state: 'visible' })
    expect(await menu.getByRole('link', { name: 'Current Opportunities' }).isVisible()).toBe(false)
    await page.setViewportSize({ width: 940, height: 900 })
    await button.waitFor({ state: 'hidden' })
    const condensed = await size()
    await page.setViewportSize({ width: 1199, height: 900 })
    expect(await size()).toBe(condensed)
    await page.setViewportSize({ width: 1200, height: 900 })
    await expect.poll(size).toBeGreaterThan(condensed)
  }))

test('[C2.4-23] Go Back on the page of an unknown address returns to where the visitor was', () =>
  visit({}, async (page) => {
    await arriveAt(page, '/careers/open?category=software')
    await followLink(page, '/nowhere')
    await page.getByRole('button', { name: 'Go Back' }).click()
    await heading(page, 'Current Opportunities').waitFor()
    expect(addressOf(page)).toBe('/careers/open?category=software')
  }))

type Sent = { address: string; method: string; operations: unknown }

const readOf = (entity: string): Sent => ({
  address: `/data/post_transaction?t=${entity}`,
  method: 'POST',
  operations: [{ PrefetchPath: entity, Params: [], Actions: [], EndMethod: 'Save', ReturnData: true, BlackList: [] }],
})

test('[J7-01][J7-35][J7-36][J7-37][J7-39][J7-44] every list is read whole, by its entity, through the one transaction call', () =>
  visit({}, async (page, claim) => {
    const sent: Sent[] = []
    page.on('request', (request) => {
      if (!['fetch', 'xhr'].includes(request.resourceType())) return
      const { pathname, search } = new URL(request.url())
      const body = request.postDataJSON() as { Operations: unknown } | null
      sent.push({ address: `${pathname}${search}`, method: request.method(), operations: body?.Operations })
    })
    claim('404')
    await arriveAt(page, '/nowhere')
    const addresses = () => sent.map(({ address }) => address).toSorted()
    await expect
      .poll(addresses)
      .toEqual(['SystemMessage', 'WebsiteStat'].map((name) => `/data/post_transaction?t=${name}`))
    await followLink(page, '/home')
    await page.getByText('412', { exact: true }).waitFor()
    await followLink(page, '/careers/open')
    await list(page).waitFor()
    const byAddress = (a: Sent, b: Sent) => (a.address < b.address ? -1 : 1)
    const lists = sent.filter(({ address }) => !address.endsWith('=SystemMessage'))
    expect(lists.sort(byAddress)).toEqual(
      ['CompanyEvent', 'CompanyNews', 'JobPostingGroup', 'JobPostingHeader', 'Location', 'WebsiteStat'].map(readOf),
    )
  }))

test('a chip that is taken away by the keyboard leaves the focus at the results', () =>
  visit({}, async (page) => {
    await arriveAt(page, '/careers/open?category=software')
    await page.getByRole('link', { name: 'Remove Software' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Remove Software' }).waitFor({ state: 'detached' })
    const focused = await page.evaluate(() => document.activeElement?.textContent)
    expect(focused).toBe('Matching jobs')
  }))
