import type { Page } from 'playwright-core'
import { arriveAt, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { SavedJobsClearingJourney } from './journey.ts'

const savedView = '/careers/open?saved=true'

const press = (page: Page) => page.getByRole('button', { name: 'Clear all saved jobs' }).click()

/** Clearing all saved jobs as a person does it in a browser. */
export function savedJobsClearingInBrowser({ page, device }: BrowserVisit): SavedJobsClearingJourney {
  const notice = page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: 'Your saved jobs are cleared.' })
  return {
    start: () => arriveAt(page, savedView),
    clear: () => press(page),
    clearInAnotherTab: async () => {
      const tab = await page.context().newPage()
      await arriveAt(tab, savedView)
      await press(tab)
      await tab.close()
    },
    events: {
      'jobs.cleared': async ({ jobs }) => {
        await device.write(JSON.stringify(jobs))
        await press(page)
      },
      'clearing.undone': () => notice.getByRole('button', { name: 'Undo' }).click(),
      'notice.closed': () => notice.getByRole('button', { name: 'Close' }).click(),
    },
    states: {
      settled: () => notice.waitFor({ state: 'detached' }),
      cleared: () => notice.waitFor(),
    },
  }
}
