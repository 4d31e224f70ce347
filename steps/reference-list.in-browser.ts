import { answers } from './answers.ts'
import { arriveAt, followLink, patience, reads, type BrowserVisit } from './browser-visit.ts'
import type { ReferenceListJourney } from './reference-list.journey.ts'
import { sees } from './sees.ts'

const without = '/careers/open'

/** The news of the home page as a person finds them in a browser. */
export function referenceListInBrowser({ page, connection }: BrowserVisit): ReferenceListJourney {
  const newsTitles = page.getByRole('list', { name: 'News' }).getByRole('heading', { level: 3 })
  const awayFromNews = async () => {
    if (new URL(page.url()).pathname === without) return
    await followLink(page, without)
    await page.getByRole('heading', { level: 1, name: 'Current Opportunities' }).waitFor({ timeout: patience })
  }
  return {
    start: (where) => arriveAt(page, where === 'where the news are shown' ? '/home' : without),
    events: {
      needed: async () => {
        await awayFromNews()
        await connection.hold()
        await followLink(page, '/home')
        await page.getByRole('heading', { level: 2, name: "What's New" }).waitFor({ timeout: patience })
      },
      'xstate.done.actor.loadRows': () => connection.release({ kind: 'passes' }),
      'xstate.error.actor.loadRows': () =>
        connection.release({ kind: 'is answered', answer: answers['JSON that breaks off'] }),
      released: awayFromNews,
      'rows.arrived': () => Promise.reject(new Error('No call of these pages carries the rows of another list.')),
    },
    states: {
      unneeded: () => sees(async () => connection.underWay(), 0),
      loading: () => reads(page, 'Loading company news...'),
      loaded: () => newsTitles.first().waitFor({ state: 'visible', timeout: patience }),
      failed: () => page.getByText('Error loading company news').waitFor({ state: 'visible', timeout: patience }),
    },
    shows: {
      requests: async () => connection.callsFor('CompanyNews'),
      titles: () => newsTitles.allInnerTexts(),
    },
  }
}
