import type { Page } from 'playwright-core'
import { visitPage, type BrowserVisit } from '../worlds/browser-visit.ts'

async function readFacts(page: Page, title: string): Promise<ReadonlyArray<string>> {
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  return ((await card.locator('p').last().textContent()) ?? '').split('\u00A0· ')
}

export function companyEventsInBrowser({ page }: BrowserVisit) {
  return {
    open: () => visitPage(page, '/media'),
    shows: {
      words: async (title: string) => (await readFacts(page, title))[0] ?? '',
      isOver: async (title: string) => (await readFacts(page, title)).includes('This event is over'),
    },
  }
}

export type CompanyEventsJourney = ReturnType<typeof companyEventsInBrowser>
