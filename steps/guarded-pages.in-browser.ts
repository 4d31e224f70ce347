import { accountMenu } from './account-menu.ts'
import { arriveAt, followLink, type BrowserVisit } from './browser-visit.ts'
import type { GuardedPagesJourney } from './guarded-pages.journey.ts'

/** The pages for applicants as a person finds them in a browser. */
export function guardedPagesInBrowser({ page, clock }: BrowserVisit): GuardedPagesJourney {
  const arrived: string[] = []
  page.on('requestfinished', (request) => arrived.push(new URL(request.url()).pathname))
  const { toggle, entries } = accountMenu(page)
  return {
    open: async (address) => {
      await clock.take()
      await arriveAt(page, address)
    },
    followLink: (address) => followLink(page, address),
    openMenuByKey: async () => {
      await toggle.focus()
      await page.keyboard.press('Enter')
    },
    useKey: (key) => page.keyboard.press(key),
    shows: {
      address: async () => {
        const { pathname, search, hash } = new URL(page.url())
        return `${pathname}${search}${hash}`
      },
      title: () => page.title(),
      heading: () => page.getByRole('heading', { level: 1 }).innerText(),
      links: () => page.getByRole('main').getByRole('link').allInnerTexts(),
      menu: entries,
      accountCode: async () => arrived.filter((path) => /(account|application|sign-in)-(route|page|form)/.test(path)),
    },
  }
}
