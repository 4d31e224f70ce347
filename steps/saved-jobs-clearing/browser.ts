import type { Page } from 'playwright-core'
import { visitPage, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { savedJobsClearingMachine } from '#machines/saved-jobs-clearing.machine.ts'
import type { Journey } from '../harness/journey.ts'

const savedView = '/careers/open?saved=true'

const press = (page: Page) => page.getByRole('button', { name: 'Clear all saved jobs' }).click()

export function savedJobsClearingInBrowser({ page, device }: BrowserVisit) {
  const notice = page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: 'Your saved jobs are cleared.' })
  const journey: Journey<typeof savedJobsClearingMachine, never> = {
    start: () => visitPage(page, savedView),
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
  return {
    ...journey,
    clear: () => press(page),
    clearInAnotherTab: async () => {
      const tab = await page.context().newPage()
      await visitPage(tab, savedView)
      await press(tab)
      await tab.close()
    },
  }
}

export type SavedJobsClearingJourney = ReturnType<typeof savedJobsClearingInBrowser>
