import { answers } from '../worlds/answers.ts'
import { visitPage, followLink, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import { sees } from '../harness/sees.ts'
import type { referenceListMachine } from '#machines/reference-list.machine.ts'
import type { Journey } from '../harness/journey.ts'

type OutcomeEvent = 'xstate.done.actor.loadRows' | 'xstate.error.actor.loadRows'

const without = '/careers/open'

export function referenceListInBrowser({ page, connection }: BrowserVisit) {
  const newsTitles = page.getByRole('list', { name: 'News' }).getByRole('heading', { level: 3 })
  const isAtPath = (path: string) => new URL(page.url()).pathname === path
  const goTo = async (path: string, title: string) => {
    await followLink(page, path)
    await page.getByRole('heading', { name: title, exact: true }).waitFor()
  }
  let passed = 0
  const journey: Journey<typeof referenceListMachine, OutcomeEvent> = {
    start: (where) => visitPage(page, where === 'where the news are shown' ? '/home' : without),
    events: {
      // A second need comes with the next page that shows the news, and the first ends with it.
      needed: async () => {
        await connection.hold()
        if (!isAtPath(without)) passed += 1
        if (isAtPath('/home')) await goTo('/media', 'News')
        else await goTo('/home', "What's New")
      },
      'xstate.done.actor.loadRows': () => connection.release({ kind: 'passes' }),
      'xstate.error.actor.loadRows': () =>
        connection.release({ kind: 'is answered', answer: answers['JSON that breaks off'] }),
      released: async () => {
        if (passed > 0) passed -= 1
        else await goTo(without, 'Current Opportunities')
      },
      'rows.arrived': () => Promise.reject(new Error('No call of these pages carries the rows of another list.')),
    },
    states: {
      unneeded: () => sees(async () => connection.inFlight(), 0),
      loading: () => reads(page, 'Loading company news...'),
      // Where no news are shown, a loaded list is one that is not asked for.
      loaded: () =>
        isAtPath(without)
          ? sees(async () => connection.inFlight(), 0)
          : newsTitles.first().waitFor({ state: 'visible' }),
      failed: () => page.getByText('Error loading company news').waitFor({ state: 'visible' }),
    },
  }
  return {
    ...journey,
    shows: {
      requests: async () => connection.countCalls('CompanyNews'),
      titles: () => newsTitles.allInnerTexts(),
    },
  }
}

export type ReferenceListJourney = ReturnType<typeof referenceListInBrowser>
