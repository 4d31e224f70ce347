import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { jobList, manyJobs } from '../job-search/page.ts'
import { visitPage } from '../worlds/browser-visit.ts'
import { createJobsContent } from '../worlds/content.ts'
import { sees } from '../harness/sees.ts'
import type { Opening } from '../worlds/open-page.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { countRenders, forgetDrawn, watchDrawn } from './render-counts.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))

const clerks = Array.from({ length: 501 }, (_, index) => ({ title: `Clerk ${index + 1}`, categories: 'Office' }))

/** More jobs than a browser is given, so the server does the search. */
const tooManyJobs = createJobsContent([
  { title: 'Software Tester', categories: 'Software', city: 'Seaside', state: 'California' },
  { title: 'Software Engineer', categories: 'Software', city: 'Seaside', state: 'California' },
  ...clerks,
])

const visit = (address: string, look: (page: Page) => Promise<void>, opening: Opening = {}) =>
  visitSite(site(), { viewport: { width: 1280, height: 900 }, ...opening }, async ({ page }) => {
    await watchDrawn(page)
    await visitPage(page, address)
    await forgetDrawn(page)
    await look(page)
  })

const type = (page: Page, keyword: string) => page.getByRole('searchbox', { name: 'Keyword' }).fill(keyword)

const locateJobRow = (page: Page, title: string) =>
  jobList(page)
    .locator('> li')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })

const locateFilterBox = (page: Page, name: string) => page.locator('fieldset label').filter({ hasText: name })

const locateResults = (page: Page) => page.locator('main [aria-busy]').filter({ has: jobList(page) })

const isAnswered = async (page: Page, jobs: number) => {
  await sees(() => jobList(page).locator('> li').count(), jobs)
  await sees(() => locateResults(page).getAttribute('aria-busy'), 'false')
}

async function blockSearches(page: Page) {
  const gate = Promise.withResolvers<void>()
  await page.route(/\?t=SearchJobs/, async (route) => {
    await gate.promise
    await route.continue()
  })
  return gate.resolve
}

/** What is fetched ahead changes the page when it comes, not because of a key. */
async function rests(page: Page) {
  await page.locator('header[data-helps]').waitFor()
  await page.locator('summary[aria-haspopup=dialog]').waitFor({ state: 'attached' })
}

/** Links to files, which come and change in the head at any time, draw nothing. */
async function watchChanges(page: Page) {
  await rests(page)
  const changes = await page.evaluateHandle(() => {
    const seen: string[] = []
    const keep = ({ target, type: what, attributeName }: MutationRecord) =>
      target === document.activeElement || seen.push(attributeName ?? what)
    const observer = new MutationObserver((records) => records.forEach(keep))
    const all = { childList: true, attributes: true, characterData: true }
    observer.observe(document.documentElement, all)
    for (const drawn of document.querySelectorAll('title, body')) observer.observe(drawn, { ...all, subtree: true })
    return seen
  })
  return () => changes.jsonValue()
}

const outline = (page: Page) => [page.getByRole('banner'), page.getByRole('contentinfo')]

const countAllRenders = async (places: ReadonlyArray<Locator>) => (await Promise.all(places.map(countRenders))).flat()

test('a key draws neither header nor footer, nor a row or a box that says what it said before', () =>
  visit('/careers/open?search=softwar', async (page) => {
    await type(page, 'tester')
    await isAnswered(page, 1)
    const kept = [locateJobRow(page, 'Software Tester'), locateFilterBox(page, 'Planning')]
    expect(await countAllRenders([...outline(page), ...kept])).toEqual([0, 0, 0, 0])
    const [changed] = await countRenders(locateFilterBox(page, 'Software'))
    expect(changed).toBeGreaterThan(0)
  }))

test('nor when the site has looked for the jobs, and while it looks one attribute changes', async () => {
  await site().publish(tooManyJobs)
  await visit('/careers/open?search=softwar', async (page) => {
    const release = await blockSearches(page)
    const changes = await watchChanges(page)
    await type(page, 'tester')
    await sees(() => locateResults(page).getAttribute('aria-busy'), 'true')
    const kept = [
      locateJobRow(page, 'Software Tester'),
      locateFilterBox(page, 'Office'),
      page.getByRole('navigation', { name: 'Pages of jobs' }),
    ]
    expect([await changes(), await countAllRenders([...outline(page), ...kept])]).toEqual([
      ['aria-busy'],
      [0, 0, 0, 0, 0],
    ])
    release()
    await isAnswered(page, 1)
    expect(await countAllRenders([...outline(page), ...kept.slice(0, 2)])).toEqual([0, 0, 0, 0])
  })
})

test('results that are late fade after a while, and stand again with the answer', async () => {
  await site().publish(tooManyJobs)
  const look = async (page: Page) => {
    const release = await blockSearches(page)
    const readStyle = (name: 'opacity' | 'animationDelay') =>
      locateResults(page).evaluate((element, asked) => getComputedStyle(element)[asked], name)
    const opacity = () => readStyle('opacity')
    expect(await opacity()).toBe('1')
    await type(page, 'software')
    await sees(opacity, '0.6')
    expect(await readStyle('animationDelay')).toBe('0.4s')
    release()
    await isAnswered(page, 2)
    expect(await opacity()).toBe('1')
  }
  await visit('/careers/open', look, { reducedMotion: 'no-preference' })
})

test('a filter that comes into sight moves nothing', async () => {
  await site().publish(manyJobs)
  await visit('/careers/open', async (page) => {
    const last = page.locator('form[role=search] fieldset').last()
    const isInSight = () => last.evaluate((group) => group.getBoundingClientRect().top < innerHeight)
    // A browser lays out what is folded once it is asked where that is.
    await sees(isInSight, false)
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as Array<{ value: number }>) shifts.push(entry.value)
      }).observe({ type: 'layout-shift' })
    })
    await page.getByRole('heading', { name: 'Filters', exact: true }).hover()
    for (let step = 0; step < 12; step++) {
      // The column scrolls to its end, and then the page, of which it stands a little below the top.
      if (step === 8) await page.mouse.move(900, 600)
      await page.mouse.wheel(0, 300)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    }
    expect(await isInSight()).toBe(true)
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([])
  })
})
