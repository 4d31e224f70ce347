import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { listedTitles, manyJobs } from '../job-search/page.ts'
import { arriveWithoutApplication, waitForHydration } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { act, readState } from './search-state.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))
const laptop = { viewport: { width: 1280, height: 900 }, hasAnswered: true } as const

const asleep = (look: (page: Page, letIn: () => void) => Promise<void>) =>
  visitSite(site(), laptop, async ({ page }) => look(page, await arriveWithoutApplication(page, '/careers/open')))

test('an answer that comes while a job is pressed changes nothing under the finger', () =>
  asleep(async (page, letIn) => {
    const answer = Promise.withResolvers<void>()
    const isReady = Promise.withResolvers<void>()
    await page.route('**/part/**', async (route) => {
      const response = await route.fetch()
      isReady.resolve()
      await answer.promise
      await route.fulfill({ response })
    })
    await act(page, { written: [['sortby', 'alphabetical']] })
    await isReady.promise
    const [first = ''] = await listedTitles(page)
    const save = page.getByRole('button', { name: `Save For Later: ${first}`, exact: true })
    const early = await save.getAttribute('data-early')
    await save.hover()
    await page.mouse.down()
    const answered = page.waitForResponse('**/part/**')
    answer.resolve()
    await (await answered).finished()
    await page.mouse.up()
    await expect.poll(() => listedTitles(page).then(([title]) => title)).not.toBe(first)
    letIn()
    await waitForHydration(page)
    await expect.poll(() => readState(page).then(({ stored }) => stored.map((id) => `save:${id}`))).toEqual([early])
  }))

test('a button of one job never becomes the button of another', () =>
  asleep(async (page) => {
    const button = await page.locator('[data-early^="save:"]').first().elementHandle()
    const readJob = () => button?.getAttribute('data-early')
    const job = await readJob()
    await act(page, {
      written: [
        ['sortby', 'alphabetical'],
        ['search', 'software'],
      ],
    })
    await expect.poll(async () => (await readState(page)).count).toBe('2 jobs')
    expect(await readJob()).toBe(job)
  }))
