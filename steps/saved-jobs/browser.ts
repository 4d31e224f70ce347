import type { Locator, Page } from 'playwright-core'
import { visitPage, followLink, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import { createSavedJobsFile } from '../saved-jobs-file/files.ts'
import type { savedJobsMachine } from '#machines/saved-jobs.machine.ts'
import type { Journey } from '../harness/journey.ts'

const list = '/careers/open'

const row = (page: Page, id: string) =>
  page
    .getByRole('list', { name: 'Jobs', exact: true })
    .getByRole('listitem')
    .filter({ has: page.locator(`h3 a[href="/careers/job/${id}"]`) })

export const bookmark = (page: Page, id: string) => row(page, id).getByRole('button')

const jobPageBookmark = (page: Page) => page.getByRole('button', { name: /^(Saved|Save For Later)$/ })

const iconLabel = async (control: Locator) => (await control.getByRole('img').getAttribute('aria-label')) ?? ''

export function savedJobsInBrowser({ page, device }: BrowserVisit) {
  const header = page.getByRole('banner').getByRole('link', { name: /^\d+ saved jobs?$/ })
  const notice = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
  const unkept = notice.filter({ hasText: 'Your browser could not store' })
  const closedJobs = page.getByRole('region', { name: 'No longer open' })
  const says = (name: RegExp) => page.getByRole('banner').getByRole('link', { name }).waitFor()
  const press = (id: string) => bookmark(page, id).click()
  const journey: Journey<typeof savedJobsMachine, never> = {
    start: () => visitPage(page, '/home'),
    events: {
      'job.toggled': async ({ id }) => {
        await device.freeSpace()
        await press(id)
      },
      'device.changed': async ({ stored }) => {
        await device.freeSpace()
        await device.write(stored ?? '')
      },
      'device.refused': async () => {
        await page.evaluate(() => localStorage.removeItem('saved_jobs'))
        await device.fill()
        const first = page.getByRole('list', { name: 'Jobs', exact: true }).getByRole('listitem').first()
        await first.getByRole('button').click()
        await first.getByRole('button').click()
      },
      'postings.arrived': async () => {
        await followLink(page, list)
        await page.getByRole('list', { name: 'Jobs', exact: true }).waitFor()
      },
      // Where all jobs are sent, no page tells of some.
      'jobs.seen': async () => {},
      'closedJobs.dismissed': async () => {
        await followLink(page, `${list}?saved=true`)
        await closedJobs.getByRole('button').click()
        await closedJobs.waitFor({ state: 'detached' })
        await followLink(page, list)
      },
      'jobs.cleared': async () => {
        await followLink(page, `${list}?saved=true`)
        await page.getByRole('button', { name: 'Clear all saved jobs' }).click()
        await notice.filter({ hasText: 'are cleared' }).getByRole('button', { name: 'Close' }).click()
        await followLink(page, list)
      },
      'jobs.added': async ({ jobs }) => {
        await device.freeSpace()
        await followLink(page, `${list}?saved=true`)
        const site = new URL(page.url()).origin
        const file = createSavedJobsFile({ format: 'saved-jobs', version: 1, site, jobs })
        await page
          .getByLabel('Add from a file')
          .setInputFiles({ name: 'jobs.html', mimeType: 'text/html', buffer: file })
        await reads(page, 'The file has been read.')
        await followLink(page, list)
      },
      'notice.closed': () => unkept.getByRole('button', { name: 'Close' }).click(),
    },
    states: {
      noneSaved: () => says(/^0 saved jobs$/),
      someSaved: () => says(/^[1-9]\d* saved jobs?$/),
      savedForVisit: () => reads(page, 'Your browser could not store your saved jobs.'),
    },
  }
  return {
    ...journey,
    device,
    press,
    pressWithKeyboard: async (id: string) => {
      await bookmark(page, id).focus()
      await page.keyboard.press('Enter')
    },
    pressOnJobPage: async (id: string) => {
      await visitPage(page, `/careers/job/${id}`)
      await jobPageBookmark(page).click()
    },
    pressInAnotherTab: async (id: string) => {
      const tab = await page.context().newPage()
      await visitPage(tab, list)
      await bookmark(tab, id).click()
      await tab.close()
    },
    returnToPage: async () => {
      await page.goto('about:blank')
      await visitPage(page, list)
    },
    shows: {
      count: async () => Number.parseInt(await iconLabel(header), 10),
      isSaved: async (id: string) => (await bookmark(page, id).getAttribute('aria-pressed')) === 'true',
      closed: () => closedJobs.getByRole('listitem').allInnerTexts(),
      savedDay: async (id: string) => {
        const [, words] = /Saved (\w+ \d+, \d{4})/.exec(await row(page, id).innerText()) ?? []
        return words ? new Date(`${words} UTC`).toISOString().slice(0, 10) : ''
      },
      bookmark: async (id: string) => {
        const [words = ''] = (await iconLabel(bookmark(page, id))).split(':')
        return words
      },
      jobPageBookmark: async () => (await jobPageBookmark(page).innerText()).trim(),
    },
  }
}

export type SavedJobsJourney = ReturnType<typeof savedJobsInBrowser>
