import { arriveAt, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { LeaveSiteJourney } from './journey.ts'

const portal = 'https://portal.tamarack.example/'

/** Leaving as a person does it in a browser; the external site itself never answers. */
export function leaveSiteInBrowser({ page }: BrowserVisit): LeaveSiteJourney {
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to leave the site?' })
  const opened: string[] = []
  const holdPortal = () =>
    page.route(`${portal}**`, (route) => {
      opened.push(route.request().url())
      return route.fulfill({ status: 204 })
    })
  return {
    start: async () => {
      await holdPortal()
      await arriveAt(page, '/careers/open')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Employee Portal' }).click()
    },
    startHere: async () => {
      await holdPortal()
      await arriveAt(page, '/employee-portal')
    },
    events: {
      confirmed: () => dialog.getByRole('button', { name: 'Yes' }).click(),
      declined: () => dialog.getByRole('button', { name: 'No' }).click(),
    },
    states: {
      asking: () => dialog.waitFor(),
      redirecting: () => reads(page, 'You are being redirected to an external site.'),
      staying: () => page.waitForURL((url) => url.pathname !== '/employee-portal'),
    },
    shows: {
      target: async () => ((await dialog.isVisible()) ? dialog.getByText(portal).innerText() : null),
      opened: async () => opened,
      path: async () => new URL(page.url()).pathname,
    },
  }
}
