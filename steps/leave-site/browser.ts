import { visitPage, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { leaveSiteMachine } from '#machines/leave-site.machine.ts'
import type { Journey } from '../harness/journey.ts'

const portal = 'https://portal.tamarack.example/'

export function leaveSiteInBrowser({ page }: BrowserVisit) {
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to leave the site?' })
  const openedUrls: string[] = []
  const blockPortal = () =>
    page.route(`${portal}**`, (route) => {
      openedUrls.push(route.request().url())
      return route.fulfill({ status: 204 })
    })
  const journey: Journey<typeof leaveSiteMachine, never> = {
    start: async () => {
      await blockPortal()
      await visitPage(page, '/careers/open')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Employee Portal' }).click()
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
  }
  return {
    ...journey,
    startAtPortal: async () => {
      await blockPortal()
      await visitPage(page, '/employee-portal')
    },
    shows: {
      target: async () => ((await dialog.isVisible()) ? dialog.getByText(portal).innerText() : null),
      opened: async () => openedUrls,
      path: async () => new URL(page.url()).pathname,
    },
  }
}

export type LeaveSiteJourney = ReturnType<typeof leaveSiteInBrowser>
