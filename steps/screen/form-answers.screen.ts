import type { Page } from 'playwright-core'
import type { VisitEvent } from '#contract/visit-reports.ts'
import { expect, test } from 'vitest'
import { sees } from '../harness/sees.ts'
import { filterBox, listedTitles, manyJobs, pageAddress } from '../job-search/page.ts'
import { arriveWithoutApplication, touch, waitForHydration } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { act, readState, state } from './search-state.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))
const laptop = { viewport: { width: 1280, height: 900 } } as const

const asleep = (look: (page: Page, letIn: () => void) => Promise<void>, hasAnswered = false) =>
  visitSite(site(), { ...laptop, hasAnswered }, async ({ page }) => {
    const letIn = await arriveWithoutApplication(page, '/careers/open')
    await look(page, letIn)
  })

test('a state that is ticked and then loses a city keeps the other', () =>
  asleep(async (page, letIn) => {
    const end = { ...state, address: '/careers/open?city=alexandria', count: '8 jobs', boxes: ['alexandria'] }
    await filterBox(page, 'Virginia').check()
    await page.locator('summary', { hasText: 'Cities in Virginia' }).click()
    await filterBox(page, 'Arlington').uncheck()
    await expect.poll(() => readState(page)).toEqual(end)
    letIn()
    await waitForHydration(page)
    await expect.poll(() => readState(page)).toEqual(end)
  }))

test('who types asks one thing at a time, keeps the focus, and hears the count once', () =>
  asleep(async (page, letIn) => {
    let underWay = 0
    let most = 0
    await page.route('**/part/**', async (route) => {
      most = Math.max(most, (underWay += 1))
      const reply = await route.fetch()
      underWay -= 1
      await route.fulfill({ response: reply })
    })
    const said: string[] = []
    await page.exposeFunction('say', (words: string) => said.push(words))
    await page.evaluate(() => {
      const { say } = globalThis as unknown as { say: (words: string) => void }
      const region = document.querySelector('main [data-early=status]')!
      new MutationObserver(() => region.textContent !== '' && say(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    await page.getByRole('searchbox').first().click()
    await page.keyboard.type('software', { delay: 90 })
    await sees(async () => pageAddress(page), '/careers/open?search=software')
    await expect.poll(() => said).toEqual(['2 jobs'])
    letIn()
    await waitForHydration(page)
    const field = await page.evaluate(() => (document.activeElement as HTMLInputElement).value)
    expect([most, field, said]).toEqual([1, 'software', ['2 jobs']])
    expect((await listedTitles(page)).toSorted()).toEqual(['Software Engineer', 'Software Tester'])
  }, true))

test('who goes back after a filter is on the page before', () =>
  visitSite(site(), laptop, async ({ page }) => {
    await page.goto('/careers')
    const letIn = await arriveWithoutApplication(page, '/careers/open')
    await act(page, { written: [['state', 'virginia']] })
    await sees(async () => pageAddress(page), '/careers/open?state=virginia')
    letIn()
    await waitForHydration(page)
    await page.goBack()
    await expect.poll(() => pageAddress(page)).toBe('/careers')
  }))

test.each([
  ['the connection is gone', 'net::ERR_INTERNET_DISCONNECTED', 'abort'],
  ['it has asked for too much', '429', 429],
  ['the server has no place', '503', 503],
] as const)('where %s the page stays as it was, and the application answers', (_, error, status) =>
  visitSite(site(), laptop, async ({ page, claim }) => {
    claim(error)
    const letIn = await arriveWithoutApplication(page, '/careers/open')
    const failed = Promise.withResolvers<void>()
    await page.route('**/part/**', async (route) => {
      await (status === 'abort' ? route.abort('internetdisconnected') : route.fulfill({ status, body: '' }))
      failed.resolve()
    })
    await act(page, { written: [['state', 'virginia']] })
    await failed.promise
    expect([pageAddress(page), (await readState(page)).count]).toEqual(['/careers/open', '41 jobs'])
    letIn()
    await waitForHydration(page)
    await sees(async () => (await readState(page)).address, '/careers/open?state=virginia')
    await sees(async () => (await readState(page)).count, '9 jobs')
  }),
)

test('an answer that comes when the application has begun changes nothing', () =>
  visitSite(site(), laptop, async ({ page }) => {
    const rows = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<void>()
    await page.route('**/page-rows/*.json', (route) => rows.promise.then(() => route.continue()))
    const failed: string[] = []
    page.on('requestfailed', (request) => request.url().includes('/part/') && failed.push(request.url()))
    await page.route('**/part/**', (route) => answer.promise.then(() => route.continue().catch(() => {})))
    const application = page.waitForRequest('**/assets/entry-browser*')
    await page.goto('/careers/open')
    await touch(page)
    await application
    const asked = page.waitForRequest('**/part/**')
    await act(page, { written: [['state', 'virginia']] })
    await asked
    rows.resolve()
    await waitForHydration(page)
    expect(failed).toHaveLength(1)
    answer.resolve()
    await expect.poll(async () => (await readState(page)).count).toBe('9 jobs')
    await filterBox(page, 'Virginia').uncheck()
    await expect
      .poll(() => readState(page))
      .toEqual({ ...state, consent: 'cookie_preferences=necessary', isAsked: false })
  }))

test('a server that does not answer holds up nothing for longer than three seconds', () =>
  visitSite(site(), laptop, async ({ page }) => {
    await page.route('**/part/**', () => {})
    await page.goto('/careers/open')
    await act(page, { written: [['state', 'virginia']] })
    await waitForHydration(page)
    await expect.poll(async () => (await readState(page)).count).toBe('9 jobs')
  }))

test('a job that is saved before the application has come is stored with its title, and counted once', () =>
  asleep(async (page, letIn) => {
    const counted: VisitEvent[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/data/collect')) counted.push(request.postDataJSON() as VisitEvent)
    })
    await act(page, { pressed: 'Allow All' })
    await act(page, { pressed: 'Save For Later: Software Tester' })
    letIn()
    await waitForHydration(page)
    const saved = () => counted.flatMap((event) => (event.Kind === 'select content' ? [event.Name] : []))
    await expect.poll(saved).toEqual(['Software Tester'])
    expect(await page.evaluate(() => localStorage.getItem('saved_jobs'))).toContain('"title":"Software Tester"')
  }))

test('what a first answer brings looks the same before the whole stylesheet has come', () =>
  asleep(async (page, letIn) => {
    const look = () =>
      page.locator('main').evaluate((main) => {
        const shown = [
          ...main.querySelectorAll<HTMLElement>(
            '[aria-label="Active filters"], [aria-label="Active filters"] *, h3, h2',
          ),
        ]
        return shown.map((element) => {
          const { display, paddingInline, borderRadius, fontSize, color, backgroundColor } = getComputedStyle(element)
          return [element.tagName, display, paddingInline, borderRadius, fontSize, color, backgroundColor].join(' ')
        })
      })
    await act(page, { written: [['search', 'qqqq']] })
    await expect.poll(async () => (await readState(page)).count).toBe('0 jobs')
    const before = await look()
    letIn()
    await waitForHydration(page)
    expect([before.length > 4, before]).toEqual([true, await look()])
  }, true))
